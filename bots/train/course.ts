import { readFileSync, writeFileSync } from 'node:fs';
import type { Net } from '../src/net.ts';
import { beginner, type Exam, type LAYERS, type Pupil } from './learner.ts';

/** A point of the learning curve: how far off the net was after so many games. */
export interface Mark extends Exam {
  readonly games: number;
}

/** A training under way: it can be put down and taken up again at any point. */
export interface Course {
  readonly pupil: Pupil;
  games: number;
  readonly curve: Mark[];
}

const SEED = 'admiral';

export const newCourse = (): Course => ({ pupil: beginner(SEED), games: 0, curve: [] });

type Rows = Readonly<Record<(typeof LAYERS)[number], readonly number[]>>;

const rowsOf = (net: Net, round: (weight: number) => number): Rows => ({
  first: Array.from(net.first, round),
  firstBias: Array.from(net.firstBias, round),
  second: Array.from(net.second, round),
  secondBias: Array.from(net.secondBias, round),
});

const netOf = (rows: Rows): Net => ({
  first: Float32Array.from(rows.first),
  firstBias: Float32Array.from(rows.firstBias),
  second: Float32Array.from(rows.second),
  secondBias: Float32Array.from(rows.secondBias),
});

const exact = (weight: number): number => weight;

export const saveCourse = (file: string, { pupil, games, curve }: Course): void => {
  const { net, pull, strength, steps } = pupil;
  const rows = { net: rowsOf(net, exact), pull: rowsOf(pull, exact), strength: rowsOf(strength, exact) };
  writeFileSync(file, JSON.stringify({ ...rows, steps, games, curve }));
};

/** The course that was put down here, or a new one. */
export const resumeCourse = (file: string): Course => {
  let saved: { net: Rows; pull: Rows; strength: Rows; steps: number; games: number; curve: Mark[] };
  try {
    saved = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return newCourse();
  }
  const pupil = { net: netOf(saved.net), pull: netOf(saved.pull), strength: netOf(saved.strength), steps: saved.steps };
  return { pupil, games: saved.games, curve: saved.curve };
};

/** The weights as the bots read them, with a note of how they were made. */
export const writeWeights = (file: string, { pupil, games, curve }: Course): void => {
  const made = `npm run train: ${games} games of quick judgement at all tables, seed "${SEED}"`;
  const exam = curve.at(-1);
  const rounded = rowsOf(pupil.net, weight => Number(weight.toFixed(4)));
  writeFileSync(file, `${JSON.stringify({ made, exam, ...rounded })}\n`);
};
