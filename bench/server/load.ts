// The people of the benchmark, in a process of their own: so many tables, either as fast as they can or one move at each
// table every now and then. `node load.ts URL[,URL…] TABLES SECONDS [MILLISECONDS BETWEEN MOVES]`: with several servers the
// people of each table sit at different ones.
import { TablePlayed } from './table.ts';

/** What came of it. */
export interface Load {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from a move being sent to each of the other players hearing of it, in order. */
  readonly delays: readonly number[];
  /** Milliseconds from a move being sent to its answer, in order. */
  readonly answers: readonly number[];
}

const [urls, ...numbers] = process.argv.slice(2);
const [count, seconds, pause = 0] = numbers.map(Number);
const WARM_UP = 0.2;
const AT_ONCE = 50;

const tables: TablePlayed[] = [];
let isMeasured = false;
let moves = 0;
const delays: number[] = [];
const answers: number[] = [];
const servers = urls.split(',');
let opened = 0;

const fresh = async (): Promise<TablePlayed> => {
  const first = opened++ % servers.length;
  const table = new TablePlayed([...servers.slice(first), ...servers.slice(0, first)]);
  table.onMove = milliseconds => {
    if (!isMeasured) return;
    moves++;
    answers.push(milliseconds);
  };
  await table.open();
  return table;
};

/** Everybody answers at once; whoever has finished begins anew. */
const hurry = (place: number): void => {
  const table = tables[place];
  table.onQuestion = seat => table.move(seat);
  for (const seat of table.asked) table.move(seat);
  table.onStep = () => {
    if (!table.isOver) return;
    table.onStep = () => {};
    table.close();
    fresh().then(next => {
      tables[place] = next;
      hurry(place);
    }, fail);
  };
};

/** One move, then a pause; and how long it takes until the others have heard of it. */
const stroll = (place: number): void => {
  const table = tables[place];
  let sent: { readonly at: number; readonly by: number; readonly heard: Set<number> } | null = null;
  table.onStep = seat => {
    if (!sent || seat === sent.by || sent.heard.has(seat)) return;
    sent.heard.add(seat);
    if (isMeasured) delays.push(performance.now() - sent.at);
  };
  const next = (): void => {
    if (table.isOver) {
      table.close();
      fresh().then(other => {
        tables[place] = other;
        stroll(place);
      }, fail);
      return;
    }
    const [by] = table.asked;
    if (by !== undefined) {
      sent = { at: performance.now(), by, heard: new Set() };
      table.move(by);
    }
    setTimeout(next, pause * (0.5 + Math.random()));
  };
  setTimeout(next, pause * Math.random());
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
  for (let place = 0; place < tables.length; place++) (pause === 0 ? hurry : stroll)(place);
  await wait(seconds * WARM_UP);
  [isMeasured, moves] = [true, 0];
  process.send?.('measured');
  const began = performance.now();
  await wait(seconds);
  isMeasured = false;
  const load: Load = {
    moves,
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
