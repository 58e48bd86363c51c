// What one server can do on this machine: durable moves a second against what SQLite alone commits, the time from a move to
// the other players, memory, what is sent, and how long it takes to start. The people are played by a process of their own, over real sockets.
// `npm run bench:server -- --quick` is a short run with smaller numbers, `-- throughput` (live, told, start) one part of it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { committedAlone, databaseIn, movesIn, type Pace } from './server/alone.ts';
import { type House, openHouse } from './server/house.ts';
import type { Load } from './server/load.ts';
import { part } from './server/part.ts';
import { fill } from './server/stored.ts';
import { PLAYERS, TablePlayed } from './server/table.ts';

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { hurried, seconds, live, pause, stored } = values.quick
  ? { hurried: 30, seconds: 4, live: 50, pause: 2000, stored: 2000 }
  : { hurried: 100, seconds: 15, live: 500, pause: 2000, stored: 100_000 };

const grouped = (number: number): string => Math.round(number).toLocaleString('en');
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const milliseconds = (time: number): string => `${time.toFixed(time < 1 ? 2 : 1)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'jamaica-bench-'));
const place = (name: string): string => {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

/** People at so many tables of a server, who wait to be told. */
const people = async (house: House, tables: number, pause = 0) => {
  const args = [house.url, tables, seconds, pause].map(String);
  const child = fork(join(import.meta.dirname, 'server', 'load.ts'), args);
  child.once('exit', code => {
    if (code) throw new Error('the people gave up');
  });
  await once(child, 'message');
  return {
    /** What came of their play, and what it took the server. */
    async play() {
      child.send('play');
      await once(child, 'message');
      const before = await house.vitals();
      const [load]: Load[] = await once(child, 'message');
      const after = await house.vitals();
      const { commits, commit99 } = after;
      return {
        ...load,
        commit99,
        commits: commits - before.commits,
        busy: (after.busy - before.busy) / 1000,
        main: (after.main - before.main) / 1000,
        busyPeople: load.busy / 1000,
      };
    },
    async go() {
      child.send('end');
      await once(child, 'exit');
    },
  };
};

const throughput = async (): Promise<void> => {
  const data = place('throughput');
  const house = await openHouse(data);
  const crowd = await people(house, hurried);
  const { moves, seconds, commits, busy, main, busyPeople } = await crowd.play();
  await crowd.go();
  await house.close();
  const server: Pace = { pace: moves / seconds, cost: (1000 * busy) / moves };
  const group = Math.max(1, Math.round(moves / commits));
  const written = movesIn(databaseIn(data));
  const alone = (group: number): Promise<Pace> => committedAlone(join(folder, 'alone.db'), written, group, seconds / 2);
  const row = (what: string, group: number, { pace, cost }: Pace) => ({
    what,
    'moves a second': grouped(pace),
    'in a commit': group,
    'of a core for each': milliseconds(cost),
    'the server / this': (server.pace / pace).toFixed(2),
  });
  console.log(
    `\n${hurried} tables of ${PLAYERS}, everybody as fast as they can, every move on disk before it is answered`,
  );
  console.table([
    row('the server, over sockets', group, server),
    row('SQLite alone, as many at once', group, await alone(group)),
    row('SQLite alone, one by one', 1, await alone(1)),
  ]);
  // On a machine that is busy with other things, or with the players, the server waits for its turn.
  console.log(
    `the server had ${Math.round((100 * busy) / seconds)} % of a core, the people ${Math.round((100 * busyPeople) / seconds)} %: ` +
      `${milliseconds((1000 * busyPeople) / moves)} a move. ` +
      `Of the server's part of a move ${milliseconds((1000 * main) / moves)} was its main thread.`,
  );
};

const liveGames = async (): Promise<void> => {
  const data = place('live');
  const house = await openHouse(data);
  const empty = await house.vitals(true);
  const crowd = await people(house, live, pause);
  const { moves, seconds, delays, busy, main, commit99 } = await crowd.play();
  console.log(
    `\n${live} live games, a move at each about every ${pause / 1000} s: ${grouped(moves / seconds)} moves a second`,
  );
  console.table([
    {
      'from a move to the others': `${grouped(delays.length)} times`,
      p50: milliseconds(part(delays, 0.5)),
      p99: milliseconds(part(delays, 0.99)),
      longest: milliseconds(part(delays, 1)),
      'p99 of a commit': milliseconds(commit99),
      'of a core': `${Math.round((100 * busy) / seconds)} %`,
      'main thread': `${Math.round((100 * main) / seconds)} %`,
    },
  ]);
  const playing = await house.vitals(true);
  await crowd.go();
  await new Promise(resolve => setTimeout(resolve, 5000)); // the server hears of the end of its sockets, and has gone round all that it knew
  const left = await house.vitals(true);
  await house.close();
  const again = await openHouse(data);
  const idle = await again.vitals(true);
  await again.close();
  const row = (what: string, { heap, resident }: typeof empty) => ({
    what,
    'heap a game': kilobytes((heap - empty.heap) / live),
    'resident in all': `${Math.round(resident / 2 ** 20)} MiB`,
  });
  console.table([
    row(`live, with ${PLAYERS} sockets`, playing),
    row('in memory, nobody there', left),
    row('idle, on disk', idle),
    row('no game', empty),
  ]);
};

/** Games are of very different length: of five the middle one says little. */
const GAMES_TOLD = 25;

/** What is sent to one of four people, from their first message to the last. */
const told = async (): Promise<void> => {
  const house = await openHouse(place('told'));
  const row = async (what: string, views: 'every-step' | 'on-joining') => {
    const [steps, games]: [number[], number[]] = [[], []];
    for (let game = 0; game < GAMES_TOLD; game++) {
      const table = new TablePlayed([house.url], { players: 4, views });
      await table.open();
      await new Promise<void>(over => {
        table.onQuestion = seat => table.move(seat);
        table.onStep = () => table.isOver && over();
        for (const seat of table.asked) table.move(seat);
      });
      await table.close();
      steps.push(...table.steps);
      games.push(table.bytes);
    }
    const middle = (all: readonly number[]): string =>
      grouped(
        part(
          all.toSorted((a, b) => a - b),
          0.5,
        ),
      );
    return { what, 'bytes a step': middle(steps), 'bytes a game': middle(games) };
  };
  console.log(`\nwhat one of four people is sent, the middle of ${GAMES_TOLD} games`);
  console.table([await row('events', 'on-joining'), await row('whole views', 'every-step')]);
  await house.close();
};

const started = async (folder: string) => {
  const house = await openHouse(folder);
  const { busy, resident } = await house.vitals();
  await house.close();
  return {
    'open after': milliseconds(house.openedAfter),
    'of a core': milliseconds(busy),
    resident: `${Math.round(resident / 2 ** 20)} MiB`,
  };
};

const startUp = async (): Promise<void> => {
  const data = place('stored');
  const { entries, bytes } = await fill(databaseIn(data), databaseIn(place('throughput')), stored);
  console.log('\nfrom the start of the process to its first answer');
  console.table([
    { games: 0, entries: 0, database: '0 MiB', ...(await started(place('empty'))) },
    {
      games: grouped(stored),
      entries: grouped(entries),
      database: `${Math.round(bytes / 2 ** 20)} MiB`,
      ...(await started(data)),
    },
  ]);
};

const PARTS = { throughput, live: liveGames, told, start: startUp };

try {
  for (const [name, measure] of Object.entries(PARTS))
    if (positionals.length === 0 || positionals.includes(name)) await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
