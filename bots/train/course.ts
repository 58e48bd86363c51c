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
  /** The mean of the pupil's nets after the last sets of games: what one set taught too much another one puts right. */
  readonly mean: Net;
  /** The net that plays the games of this generation. */
  player: Net;
  generation: number;
  games: number;
  readonly curve: Mark[];
}

const SEED = 'admiral';

export const newCourse = (): Course => {
  const pupil = beginner(SEED);
  return { pupil, mean: copyOf(pupil.net), player: copyOf(pupil.net), generation: 0, games: 0, curve: [] };
};

/** A course that goes on with weights that were learned before. How they were learned is forgotten. */
export const furtherCourse = (chart: Chart): Course => {
  const net = netOf(chart);
  return {
    pupil: { net, pull: emptyNet(), strength: emptyNet(), steps: 0 },
    mean: copyOf(net),
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

/** Another net is added to a mean, with this share. */
export const addToMean = (mean: Net, net: Net, share: number): void => {
  for (const layer of LAYERS)
    for (let index = 0; index < mean[layer].length; index++)
      mean[layer][index] += share * (net[layer][index] - mean[layer][index]);
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

export const saveCourse = (file: string, { pupil, mean, player, generation, games, curve }: Course): void => {
  const { net, pull, strength, steps } = pupil;
  const nets = [net, pull, strength, mean, player].map(savedFrom);
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
  const [net, pull, strength, mean, player] = saved.nets.map(netFrom);
  const { steps, generation, games, curve } = saved;
  return { pupil: { net, pull, strength, steps }, mean, player, generation, games, curve };
};

/** The weights as the bots read them, with a note of how they were made, also those that they go on from. */
export const writeWeights = (file: string, { mean, curve }: Course, made: string): void =>
  writeFileSync(file, `${JSON.stringify({ made, exam: curve.at(-1), ...writeChart(chartOf(mean)) })}\n`);
