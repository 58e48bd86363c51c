// One guest opens twenty tables of six with five admirals each, starts, leaves and hangs up, within all limits. How many moves
// does another visitor still get against two captains? `npx node server/test/attacks/bots.ts [SECONDS]`: both halves are of one
// run on one machine, so that the share is worth something also where others are busy.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from '../program.ts';
import { SeatedPlayer } from '../sockets-player.ts';
import { guest, type Line, type Visitor } from '../sockets-visitor.ts';

const seconds = Number(process.argv[2] ?? 20);
const WANTED = 0.7;

const program = new Program(mkdtempSync(join(tmpdir(), 'jamaica-')));
const url = await program.url;

const start = async (visitor: Visitor, line: Line, players: number, level: string): Promise<string | null> => {
  const rules = { edition: '2007', players, ghost: false };
  const terms = { rules, clock: { kind: 'none' }, listed: false, spectators: true, phrasesOnly: false };
  const { body } = await visitor.post('/api/tables', { terms });
  const table = String(Object(body).table);
  for (let seat = 1; seat < players; seat++) await line.ask('bot', { table, seat, level });
  await line.ask('ready', { table, word: 'tide' });
  await line.ask('watch', { table, since: null });
  return (await line.ask('start', { table })) === 'ok' ? table : null;
};

/** Moves of somebody who answers at once, game after game, until the time is over. */
const play = async (visitor: Visitor, line: Line): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let moves = 0;
  while (performance.now() < end) {
    const table = await start(visitor, line, 3, 'captain');
    if (table === null) throw new Error('the visitor could not start');
    const seat = new SeatedPlayer(line, table);
    let answered: number | null = null;
    while (performance.now() < end) {
      const late = new Promise<'late'>(resolve => setTimeout(() => resolve('late'), end - performance.now()));
      const asked: Awaited<ReturnType<SeatedPlayer['question']>> | 'late' = await Promise.race([
        seat.question(answered),
        late,
      ]);
      if (asked === 'over' || asked === 'late') break;
      const { options } = seat.view ?? { options: [] };
      await line.ask('choose', { table, decision: asked.decision, choice: options[0] });
      answered = asked.decision;
      moves++;
    }
    await line.ask('leave', { table });
    await line.ask('unwatch', { table });
  }
  return moves;
};

const nell = await guest({ url });
const line = await nell.connect();
const before = await play(nell, line);

const crook = await guest({ url });
const crooked = await crook.connect();
let started = 0;
for (let table = 0; table < 20; table++) {
  const id = await start(crook, crooked, 6, 'admiral');
  if (id === null) continue;
  started++;
  await crooked.ask('leave', { table: id });
}
crooked.close();

const during = await play(nell, line);
await program.kill();
const share = during / before;
console.log(
  `${before} moves in ${seconds} s before; ${started} tables of the attack; ${during} moves during it: ${(100 * share).toFixed(0)} %`,
);
process.exit(share >= WANTED ? 0 : 1);
