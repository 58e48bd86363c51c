// The people of the benchmark, in a process of their own: so many tables, either as fast as they can or one move at each
// table every now and then. `node load.ts URL[,URL…] TABLES SECONDS [MILLISECONDS BETWEEN MOVES]`: with several servers the
// people of each table sit at different ones.
import { TablePlayed } from './table.ts';

/** What came of it. */
export interface Load {
  readonly moves: number;
  /** Milliseconds of a core that the people took themselves. */
  readonly busy: number;
  readonly seconds: number;
  /** Milliseconds from a move being sent to each of the other players hearing of it, in order. */
  readonly delays: readonly number[];
  /** Milliseconds from a move being sent to its answer, in order. */
  readonly answers: readonly number[];
}

const [urls, ...numbers] = process.argv.slice(2);
const [count, seconds, pause = 0] = numbers.map(Number);
/** What Node runs often it compiles anew. A server that has been up for a minute is past that, and so is one that has seen so many moves. */
const WARM_UP = 60_000;
const WARM_UP_SHARE = 0.2;
const AT_ONCE = 50;

const tables: TablePlayed[] = [];
let isPlaying = true;
let isMeasured = false;
let made = 0;
let moves = 0;
const delays: number[] = [];
const answers: number[] = [];
const servers = urls.split(',');
let opened = 0;

const fresh = async (): Promise<TablePlayed> => {
  const first = opened++ % servers.length;
  const table = new TablePlayed([...servers.slice(first), ...servers.slice(0, first)]);
  table.onMove = milliseconds => {
    made++;
    if (!isMeasured) return;
    moves++;
    answers.push(milliseconds);
  };
  await table.open();
  return table;
};

/** Everybody answers at once; whoever has finished begins anew. */
const hurry = (table: TablePlayed): void => {
  table.onQuestion = seat => table.move(seat);
  for (const seat of table.asked) table.move(seat);
  table.onStep = () => {
    if (!table.isOver) return;
    table.onStep = () => {};
    table.again().then(() => isPlaying && hurry(table), fail);
  };
};

/** One move, then a pause; and how long it takes until the others have heard of it. */
const stroll = (table: TablePlayed): void => {
  let sent: { readonly at: number; readonly by: number; readonly heard: Set<number> } | null = null;
  table.onStep = seat => {
    if (!sent || seat === sent.by || sent.heard.has(seat)) return;
    sent.heard.add(seat);
    if (isMeasured) delays.push(performance.now() - sent.at);
  };
  const next = async (): Promise<void> => {
    if (table.isOver) {
      sent = null;
      await table.again();
    }
    const [by] = table.asked;
    if (by !== undefined) {
      sent = { at: performance.now(), by, heard: new Set() };
      table.move(by);
    }
    setTimeout(() => next().catch(fail), pause * (0.5 + Math.random()));
  };
  setTimeout(() => next().catch(fail), pause * Math.random());
};

const fail = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};

const wait = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time * 1000));

while (tables.length < count)
  tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, fresh))));
process.send?.('open');
process.on('message', message => {
  if (message === 'play') play().catch(fail);
  else process.exit(0);
});

const play = async (): Promise<void> => {
  for (const table of tables) (pause === 0 ? hurry : stroll)(table);
  const isShort = seconds < 10;
  if (pause > 0 || isShort) await wait(seconds * WARM_UP_SHARE);
  else while (made < WARM_UP) await wait(0.1);
  [isMeasured, moves] = [true, 0];
  process.send?.('measured');
  const [began, before] = [performance.now(), process.cpuUsage()];
  await wait(seconds);
  [isPlaying, isMeasured] = [false, false];
  const { user, system } = process.cpuUsage(before);
  const load: Load = {
    moves,
    busy: (user + system) / 1000,
    seconds: (performance.now() - began) / 1000,
    delays: delays.sort((a, b) => a - b),
    answers: answers.sort((a, b) => a - b),
  };
  for (const table of tables) {
    table.onQuestion = () => {};
    table.onStep = () => {};
  }
  process.send?.(load);
};
