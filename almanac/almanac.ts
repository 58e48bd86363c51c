// Plays games of the net's quick policy and of admirals, and writes docs/almanac.md with its plots: what is known of the game.
// Everything comes from the seed, whatever the number of threads. Stopped with Ctrl-C it goes on the next time where it was; asked for more games, too.
//   npm run almanac -- --games 24000 --admirals 120 --seed almanac --threads 2
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Crew, type Portion } from './crew.ts';
import { figuresOf } from './figures.ts';
import { type Counted, Tally } from './tally.ts';
import { write } from './write.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000000' },
    admirals: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'almanac' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const whole = (name: 'games' | 'admirals' | 'threads'): number => {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name}: expected a whole number, not ${values[name]}`);
  return number;
};
const order = { games: whole('games'), admirals: whole('admirals') };

const ROOT = join(import.meta.dirname, '..');
const DOCS = join(ROOT, 'docs');
/** What the page shows of it. */
const PAGE = join(ROOT, 'web', 'src', 'learning', 'almanac', 'figures.json');
const CHECKPOINT = join(import.meta.dirname, 'checkpoint.json');
/** Other weights or another seed are another almanac. */
const ORIGIN = createHash('sha256')
  .update(readFileSync(join(ROOT, 'bots', 'weights', 'admiral.json')))
  .update(values.seed)
  .digest('hex');

interface Saved {
  readonly origin: string;
  readonly games: number;
  readonly admirals: number;
  readonly tally: Counted;
}

const resumed = (): Saved | null => {
  try {
    const saved: Saved = JSON.parse(readFileSync(CHECKPOINT, 'utf8'));
    return saved.origin === ORIGIN ? saved : null;
  } catch {
    return null;
  }
};

const before = resumed();
const done = { games: before?.games ?? 0, admirals: before?.admirals ?? 0 };
const tally = new Tally(before?.tally);
const save = (): void =>
  writeFileSync(CHECKPOINT, JSON.stringify({ origin: ORIGIN, games: done.games, admirals: done.admirals, tally }));

let isStopped = false;
process.on('SIGINT', () => {
  isStopped = true;
});

const SAVE_MS = 20_000;
let saved = performance.now();
const began = performance.now();

const report = (of: Portion['of'], from: number): void => {
  const left = ((performance.now() - began) / 1000 / Math.max(1, done[of] - from)) * (order[of] - done[of]);
  const bar = '█'.repeat(Math.round((30 * done[of]) / order[of])).padEnd(30, '·');
  const text = `${bar} ${done[of]} of ${order[of]} ${of}, ${Math.round(left)} s left`;
  process.stderr.write(process.stderr.isTTY ? `\r${text} ` : `${text}\n`);
};

const crew = new Crew(whole('threads'));

/** Plays on to the number that was ordered, or until somebody stops it. */
const sail = async (of: Portion['of']): Promise<void> => {
  const from = done[of];
  await crew.play({ of, from, to: order[of], seed: values.seed }, tally, counted => {
    done[of] = counted;
    if (performance.now() - saved > SAVE_MS) {
      save();
      report(of, from);
      saved = performance.now();
    }
    return isStopped ? 'enough' : 'go on';
  });
};

await sail('admirals');
if (!isStopped) await sail('games');
await crew.close();
save();
if (isStopped)
  console.error(
    `\nput down after ${done.games} games and ${done.admirals} of admirals; the same call takes it up again`,
  );
else {
  const images = join(DOCS, 'images', 'almanac');
  mkdirSync(images, { recursive: true });
  const made = { ...done, seed: values.seed };
  const { text, plots } = write(tally, made);
  writeFileSync(join(DOCS, 'almanac.md'), text);
  for (const { file, svg } of plots) writeFileSync(join(images, file), svg);
  writeFileSync(PAGE, `${JSON.stringify(figuresOf(tally, made), null, 2)}\n`);
  console.error(
    `\nwritten: docs/almanac.md, and ${plots.length} plots in docs/images/almanac; web/src/learning/almanac/figures.json`,
  );
}
