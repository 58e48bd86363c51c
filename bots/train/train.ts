// Trains the net of captains and admirals. The games of the first generation are played by quick judgement, those of each later
// one by the net that learned from the generations before, with IMAGINED=8 as admirals do; the net learns to tell from the beginning of every round, and from the end of
// a seat's own turn, how the game will end for it. Everything comes from fixed seeds: the same options give the same weights, whatever the number of threads.
// Stopped with Ctrl-C it goes on the next time where it was. FROM=bots/weights/admiral.json goes on from weights that were learned before.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import { shuffled } from '@jamaica/rules';
import { chartOf, readChart } from '../src/net.ts';
import { addToMean, copyOf, furtherCourse, newCourse, resumeCourse, saveCourse, writeWeights } from './course.ts';
import { Crew } from './crew.ts';
import { drawCurve } from './curve.ts';
import { kept } from './kept.ts';
import { Learner } from './learner.ts';
import { Lessons } from './lessons.ts';
import type { Written } from './notes.ts';
import type { Steering } from './steering.ts';
import { strengthOf } from './strength.ts';

const GENERATIONS = Number(process.env.GENERATIONS ?? 12);
const GAMES = Number(process.env.GAMES ?? 25_000);
const SET = 500;
const PACE = Number(process.env.PACE ?? 0.0015);
/** Batches until a net that goes on has its full pace: at first the method knows nothing of the slopes, and takes too long steps. */
const WARM_UP = 1000;
/** Other games than those that a net has learned from already. */
const SEED = process.env.SEED ?? 'train';
/** λ: how much the end of a game counts against what was thought of it a round later. */
const PATIENCE = Number(process.env.LAMBDA ?? 0.8);
/** The weights are the mean of those after so many sets of games, the last ones counting most. */
const AVERAGE = Number(process.env.AVERAGE ?? 20);
/** In how many imagined games every choice is tried, as an admiral does; with none the net chooses without looking ahead. */
const IMAGINED = Number(process.env.IMAGINED ?? 0);
/** So many deals are played to see how strong a generation is, each of them from all four seats. */
const DEALS = Number(process.env.DEALS ?? 400);
const THREADS = Number(process.env.THREADS ?? availableParallelism());
/** A folder in which the notes of the games are kept: 8 GB for 500,000. */
const KEEP = process.env.KEEP;
/** So many sets are played ahead of the one that is learned from. */
const AHEAD = 2;

const folder = process.env.WEIGHTS ?? join(import.meta.dirname, '..', 'weights');
const checkpoint = join(folder, 'checkpoint.json');

const from = process.env.FROM ? JSON.parse(readFileSync(process.env.FROM, 'utf8')) : null;
const course = resumeCourse(checkpoint, from ? () => furtherCourse(readChart(from)) : newCourse);
const learner = new Learner(course.pupil);
const all = GENERATIONS * GAMES;
const started = performance.now();
const before = course.games;

const report = (surprise: number): void => {
  const { games, generation } = course;
  const left = ((performance.now() - started) / 1000 / (games - before)) * (all - games);
  const bar = '█'.repeat(Math.round((30 * games) / all)).padEnd(30, '·');
  const text = `${bar} generation ${generation}, ${games}/${all} games, ${Math.round(left)} s left, surprise ${surprise.toFixed(4)}`;
  process.stderr.write(process.stderr.isTTY ? `\r${text} ` : `${text}\n`);
};

let isStopped = false;
process.on('SIGINT', () => {
  isStopped = true;
});

const crew = new Crew(THREADS);
const isUntaught = (): boolean => course.generation === 0 && !from;
const steering = (): Steering => {
  if (isUntaught()) return 'quick judgement';
  return IMAGINED > 0 ? { games: IMAGINED } : 'net';
};
const seedsOf = (first: number): string[] => Array.from({ length: SET }, (_, game) => `${SEED}/${first + game}`);
const ahead: Promise<Written>[] = [];
let ordered = course.games;

/** The next set of this generation, while those after it are being played. */
const nextSet = (): Promise<Written> => {
  const end = (course.generation + 1) * GAMES;
  for (; ahead.length <= AHEAD && ordered < end; ordered += SET) {
    const first = ordered;
    ahead.push(kept(KEEP, `${SEED}-${first}`, () => crew.play(seedsOf(first))));
  }
  return ahead.shift() ?? crew.play([]);
};

const learnFrom = (written: Written) => {
  const lessons = new Lessons(written, isUntaught() ? 1 : PATIENCE);
  const order = shuffled(
    Array.from({ length: lessons.count }, (_, lesson) => lesson),
    fromSeed(`order/${course.games}`),
  );
  const warmth = from ? Math.min(1, (course.pupil.steps + 1) / WARM_UP) : 1;
  const exam = learner.learn(lessons, order, warmth * (PACE * (1 - course.games / all) + PACE / 50));
  course.games += SET;
  addToMean(course.mean, course.pupil.net, 1 / Math.min(AVERAGE, course.games / SET));
  return exam;
};

let marks: { surprise: number; margin: number }[] = [];
const graduate = (): void => {
  const mean = (of: 'surprise' | 'margin'): number => marks.reduce((sum, mark) => sum + mark[of], 0) / marks.length;
  const wins = strengthOf(chartOf(course.mean), DEALS);
  const { generation, games } = course;
  course.curve.push({ generation, games, surprise: mean('surprise'), margin: mean('margin'), wins });
  console.error(`generation ${generation}: ${JSON.stringify(course.curve.at(-1))}`);
  marks = [];
  course.generation++;
  course.player = copyOf(course.mean);
  crew.follow(chartOf(course.player), steering());
};

crew.follow(chartOf(course.player), steering());
while (course.generation < GENERATIONS && !isStopped) {
  const exam = learnFrom(await nextSet());
  marks.push(exam);
  if (course.games % (10 * SET) === 0) report(exam.surprise);
  if (course.games % GAMES === 0) graduate();
  if (course.games % (20 * SET) === 0) saveCourse(checkpoint, course);
}
await crew.close();

if (isStopped) {
  saveCourse(checkpoint, course);
  console.error(`\nput down after ${course.games} games; npm run train takes it up again`);
} else {
  const made = `npm run train: ${course.games} games of itself in ${course.generation} generations at all tables, seed "${SEED}", λ of ${PATIENCE}, pace ${PACE}, mean of ${AVERAGE} sets, ${IMAGINED} imagined games a choice`;
  writeWeights(join(folder, 'admiral.json'), course, from ? `${from.made}; from there on ${made}` : made);
  writeFileSync(join(folder, 'learning-curve.svg'), drawCurve(course.curve));
  rmSync(checkpoint, { force: true });
  console.error('\nwritten: bots/weights/admiral.json, bots/weights/learning-curve.svg');
}
