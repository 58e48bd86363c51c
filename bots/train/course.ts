import { readFileSync, writeFileSync } from 'node:fs';
import { type Chart, chartOf, emptyNet, type Net, netOf, writeChart } from '../src/net.ts';
import { beginner, type Exam, LAYERS, type Pupil } from './learner.ts';

/** A point of the learning curve: a generation of games, how surprised the net was by them, and how strong it was after them. */
export interface Mark extends Exam {
  readonly generation: number;
  readonly games: number;
  /** How often it won, one of four against quick judgement. */
  readonly wins: number;
}

/** A training under way: it can be put down and taken up again between two sets of games. */
export interface Course {
  readonly pupil: Pupil;
  /** The net that plays the games of this generation. */
  player: Net;
  generation: number;
  games: number;
  readonly curve: Mark[];
}

const SEED = 'admiral';

export const newCourse = (): Course => {
  const pupil = beginner(SEED);
  return { pupil, player: copyOf(pupil.net), generation: 0, games: 0, curve: [] };
};

/** A course that goes on with weights that were learned before. How they were learned is forgotten. */
export const furtherCourse = (chart: Chart): Course => {
  const net = netOf(chart);
  return {
    pupil: { net, pull: emptyNet(), strength: emptyNet(), steps: 0 },
    player: copyOf(net),
    generation: 0,
    games: 0,
    curve: [],
  };
};

export const copyOf = (net: Net): Net => {
  const copy = emptyNet();
  for (const layer of LAYERS) copy[layer].set(net[layer]);
  return copy;
};

type Saved = Readonly<Record<(typeof LAYERS)[number], string>>;

const savedFrom = (net: Net): Saved => {
  const text = (layer: (typeof LAYERS)[number]): string => Buffer.from(net[layer].buffer).toString('base64');
  return {
    first: text('first'),
    firstBias: text('firstBias'),
    second: text('second'),
    secondBias: text('secondBias'),
    third: text('third'),
    thirdBias: text('thirdBias'),
  };
};

const netFrom = (saved: Saved): Net => {
  const net = emptyNet();
  for (const layer of LAYERS) new Uint8Array(net[layer].buffer).set(Buffer.from(saved[layer], 'base64'));
  return net;
};

export const saveCourse = (file: string, { pupil, player, generation, games, curve }: Course): void => {
  const { net, pull, strength, steps } = pupil;
  const nets = [net, pull, strength, player].map(savedFrom);
  writeFileSync(file, JSON.stringify({ nets, steps, generation, games, curve }));
};

/** The course that was put down here, or another one. */
export const resumeCourse = (file: string, other: () => Course): Course => {
  let saved: { nets: Saved[]; steps: number; generation: number; games: number; curve: Mark[] };
  try {
    saved = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return other();
  }
  const [net, pull, strength, player] = saved.nets.map(netFrom);
  const { steps, generation, games, curve } = saved;
  return { pupil: { net, pull, strength, steps }, player, generation, games, curve };
};

/** The weights as the bots read them, with a note of how they were made, also those that they go on from. */
export const writeWeights = (
  file: string,
  { pupil, generation, games, curve }: Course,
  before: string | null,
): void => {
  const made = `npm run train: ${games} games of itself in ${generation} generations at all tables, seed "${SEED}"`;
  const whole = before === null ? made : `${before}; from there on ${made}`;
  writeFileSync(file, `${JSON.stringify({ made: whole, exam: curve.at(-1), ...writeChart(chartOf(pupil.net)) })}\n`);
};
