// Trains the net of captains and admirals. The games of the first generation are played by quick judgement, those of each later
// one by the net that learned from the generations before; the net learns to tell from the beginning of every round how
// the game will end for each seat. Everything comes from fixed seeds: the same numbers of games give the same weights.
// Stopped with Ctrl-C it goes on the next time where it was. FROM=bots/weights/admiral.json goes on from weights that were learned before.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import { shuffled } from '@jamaica/rules';
import { chartOf, readChart } from '../src/net.ts';
import { copyOf, furtherCourse, newCourse, resumeCourse, saveCourse, writeWeights } from './course.ts';
import { drawCurve } from './curve.ts';
import { School } from './games.ts';
import { Learner } from './learner.ts';
import { Lessons } from './lessons.ts';
import { strengthOf } from './strength.ts';

const GENERATIONS = Number(process.env.GENERATIONS ?? 12);
const GAMES = Number(process.env.GAMES ?? 25_000);
const SET = 500;
const PACE = Number(process.env.PACE ?? 0.0015);
/** Other games than those that a net has learned from already. */
const SEED = process.env.SEED ?? 'train';
const PATIENCE = 0.8;
/** So many deals are played to see how strong a generation is, each of them from all four seats. */
const DEALS = Number(process.env.DEALS ?? 400);

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

let school = new School(chartOf(course.player), course.generation === 0 && !from, PATIENCE);
let marks: { surprise: number; margin: number }[] = [];
while (course.generation < GENERATIONS && !isStopped) {
  const lessons = new Lessons();
  for (let game = 0; game < SET; game++) school.play(`${SEED}/${course.games + game}`, lessons);
  const order = shuffled(
    Array.from({ length: lessons.count }, (_, lesson) => lesson),
    fromSeed(`order/${course.games}`),
  );
  const exam = learner.learn(lessons, order, PACE * (1 - course.games / all) + PACE / 50);
  course.games += SET;
  marks.push(exam);
  if (course.games % (10 * SET) === 0) report(exam.surprise);
  if (course.games % GAMES === 0) {
    course.player = copyOf(course.pupil.net);
    const wins = strengthOf(chartOf(course.player), DEALS);
    const mean = (of: 'surprise' | 'margin'): number => marks.reduce((sum, mark) => sum + mark[of], 0) / marks.length;
    const { generation, games } = course;
    course.curve.push({ generation, games, surprise: mean('surprise'), margin: mean('margin'), wins });
    console.error(`generation ${generation}: ${JSON.stringify(course.curve.at(-1))}`);
    course.generation++;
    marks = [];
    school = new School(chartOf(course.player), false, PATIENCE);
    saveCourse(checkpoint, course);
  }
  await new Promise(resolve => setImmediate(resolve)); // Ctrl-C is heard between two sets
}

if (isStopped) {
  saveCourse(checkpoint, course);
  console.error(`\nput down after ${course.games} games; npm run train takes it up again`);
} else {
  writeWeights(join(folder, 'admiral.json'), course, from?.made ?? null);
  writeFileSync(join(folder, 'learning-curve.svg'), drawCurve(course.curve));
  rmSync(checkpoint);
  console.error('\nwritten: bots/weights/admiral.json, bots/weights/learning-curve.svg');
}
