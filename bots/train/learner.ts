import { fromSeed } from '@jamaica/chance';
import { FEATURES } from '../src/features.ts';
import { answer, chance, emptyNet, fire, HIDDEN, type Net, OUTPUTS } from '../src/net.ts';
import { adam } from './adam.ts';
import type { Lesson } from './games.ts';

const BATCH = 256;

/** How far off a net is: the surprise at who won, in nats, and the error of the margin. */
export interface Exam {
  readonly surprise: number;
  readonly margin: number;
}

/** A net in training: the net itself, what the method remembers, and how many batches it has seen. */
export interface Pupil {
  readonly net: Net;
  readonly pull: Net;
  readonly strength: Net;
  steps: number;
}

export const LAYERS = ['first', 'firstBias', 'second', 'secondBias'] as const;

/** Lets a net learn from lessons, a batch at a time. */
export class Learner {
  readonly pupil: Pupil;
  readonly #slopes = emptyNet();
  readonly #hidden = new Float32Array(HIDDEN);

  constructor(pupil: Pupil) {
    this.pupil = pupil;
  }

  /** Goes through the lessons once. */
  learn(lessons: readonly Lesson[], pace: number): void {
    const { net, pull, strength } = this.pupil;
    for (let from = 0; from + BATCH <= lessons.length; from += BATCH) {
      for (const layer of LAYERS) this.#slopes[layer].fill(0);
      for (let index = from; index < from + BATCH; index++) this.#study(lessons[index]);
      this.pupil.steps++;
      for (const layer of LAYERS) {
        const memory = { pull: pull[layer], strength: strength[layer] };
        adam(net[layer], this.#slopes[layer], memory, this.pupil.steps, pace);
      }
    }
  }

  #study({ features, won, margin }: Lesson): void {
    const { net } = this.pupil;
    const hidden = this.#hidden;
    fire(net, features, hidden);
    const errors = [chance(answer(net, hidden, 0)) - won, 0.3 * (answer(net, hidden, 1) - margin)];
    for (let output = 0; output < OUTPUTS; output++) this.#slopes.secondBias[output] += errors[output] / BATCH;
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (hidden[unit] === 0) continue;
      let slope = 0;
      for (let output = 0; output < OUTPUTS; output++) {
        const error = errors[output] / BATCH;
        this.#slopes.second[output * HIDDEN + unit] += error * hidden[unit];
        slope += error * net.second[output * HIDDEN + unit];
      }
      this.#slopes.firstBias[unit] += slope;
      const row = unit * FEATURES;
      for (let feature = 0; feature < FEATURES; feature++)
        this.#slopes.first[row + feature] += slope * features[feature];
    }
  }

  /** How far off the net is on lessons it has not seen. */
  examine(lessons: readonly Lesson[]): Exam {
    let [surprise, margin] = [0, 0];
    for (const lesson of lessons) {
      fire(this.pupil.net, lesson.features, this.#hidden);
      const expected = Math.min(1 - 1e-6, Math.max(1e-6, chance(answer(this.pupil.net, this.#hidden, 0))));
      surprise -= lesson.won * Math.log(expected) + (1 - lesson.won) * Math.log(1 - expected);
      margin += Math.abs(answer(this.pupil.net, this.#hidden, 1) - lesson.margin);
    }
    return { surprise: surprise / lessons.length, margin: (10 * margin) / lessons.length };
  }
}

/** A net to begin with: small weights of a fixed seed. */
export const beginner = (seed: string): Pupil => {
  const net = emptyNet();
  const rng = fromSeed(seed);
  const small = (): number => (rng.below(2001) - 1000) / 1000;
  for (let index = 0; index < net.first.length; index++) net.first[index] = small() * Math.sqrt(3 / FEATURES);
  for (let index = 0; index < net.second.length; index++) net.second[index] = small() * Math.sqrt(3 / HIDDEN);
  return { net, pull: emptyNet(), strength: emptyNet(), steps: 0 };
};
