// Trains the net of the admiral: games are played by quick judgement, and the net learns to tell from the middle of one how
// it will end. Everything comes from fixed seeds: the same number of games gives the same weights. Stopped with Ctrl-C it
// goes on the next time where it was.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import { shuffled } from '@jamaica/rules';
import { resumeCourse, saveCourse, writeWeights } from './course.ts';
import { drawCurve } from './curve.ts';
import { type Lesson, lessonsOf } from './games.ts';
import { Learner } from './learner.ts';

const GAMES = Number(process.env.GAMES ?? 600_000);
const SET = 2_000;
const EXAM = 2_000;
const PACE = 0.003;

const folder = join(import.meta.dirname, '..', 'weights');
const checkpoint = join(folder, 'checkpoint.json');

const gamesFrom = (name: string, from: number, count: number): Lesson[] =>
  Array.from({ length: count }, (_, index) => lessonsOf(`${name}/${from + index}`)).flat();

const course = resumeCourse(checkpoint);
const learner = new Learner(course.pupil);
const exam = gamesFrom('exam', 0, EXAM);
const started = performance.now();
const before = course.games;
if (before === 0) course.curve.push({ games: 0, ...learner.examine(exam) });

const report = (): void => {
  const { games, curve } = course;
  const left = ((performance.now() - started) / 1000 / (games - before)) * (GAMES - games);
  const bar = '█'.repeat(Math.round((30 * games) / GAMES)).padEnd(30, '·');
  const last = curve.at(-1);
  const text = `${bar} ${games}/${GAMES} games, ${Math.round(left)} s left, surprise ${last?.surprise.toFixed(4)}`;
  process.stderr.write(process.stderr.isTTY ? `\r${text} ` : `${text}\n`);
};

let isStopped = false;
process.on('SIGINT', () => {
  isStopped = true;
});

while (course.games < GAMES && !isStopped) {
  const lessons = shuffled(gamesFrom('train', course.games, SET), fromSeed(`order/${course.games}`));
  learner.learn(lessons, PACE * (1 - course.games / GAMES) + PACE / 30);
  course.games += SET;
  if (course.games % (10 * SET) === 0 || course.games >= GAMES) {
    course.curve.push({ games: course.games, ...learner.examine(exam) });
    saveCourse(checkpoint, course);
    report();
  }
  await new Promise(resolve => setImmediate(resolve)); // Ctrl-C is heard between two sets
}

if (isStopped) console.error(`\nput down after ${course.games} games; npm run train takes it up again`);
else {
  writeWeights(join(folder, 'admiral.json'), course);
  writeFileSync(join(folder, 'learning-curve.svg'), drawCurve(course.curve));
  rmSync(checkpoint);
  console.error('\nwritten: bots/weights/admiral.json, bots/weights/learning-curve.svg');
}
