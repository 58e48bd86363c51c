import { fromSeed } from '@jamaica/chance';
import { FEATURES } from '../src/features.ts';
import { chance, emptyNet, NARROW, type Net, OUTPUTS, WIDE } from '../src/net.ts';
import { adam } from './adam.ts';
import type { Lessons } from './lessons.ts';

const BATCH = 256;
/** How much an error of the margin counts against one of the chance. */
const MARGIN = 0.3;

/** How far off a net is: the surprise at who won, in nats, and the error of the margin in points. */
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

export const LAYERS = ['first', 'firstBias', 'second', 'secondBias', 'third', 'thirdBias'] as const;

/** Lets a net learn from lessons, a batch at a time. */
export class Learner {
  readonly pupil: Pupil;
  readonly #slopes = emptyNet();
  readonly #wide = new Float32Array(WIDE);
  readonly #narrow = new Float32Array(NARROW);
  readonly #wideSlopes = new Float32Array(WIDE);
  #logit = 0;
  #margin = 0;

  constructor(pupil: Pupil) {
    this.pupil = pupil;
  }

  /** Goes through the lessons once, in this order, and says how far off the net was at each before it learned from it. */
  learn(lessons: Lessons, order: ArrayLike<number>, pace: number): Exam {
    const { net, pull, strength } = this.pupil;
    const marks = new Marks();
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const layer of LAYERS) this.#slopes[layer].fill(0);
      for (let index = from; index < from + BATCH; index++) {
        this.#look(lessons.features(order[index]));
        marks.add(this.#logit, this.#margin, lessons.won[order[index]], lessons.margin[order[index]]);
        this.#study(lessons.features(order[index]), lessons.won[order[index]], lessons.margin[order[index]]);
      }
      this.pupil.steps++;
      for (const layer of LAYERS) {
        const memory = { pull: pull[layer], strength: strength[layer] };
        adam(net[layer], this.#slopes[layer], memory, this.pupil.steps, pace);
      }
    }
    return marks.exam;
  }

  /** How far off the net is on lessons it does not learn from. */
  examine(lessons: Lessons): Exam {
    const marks = new Marks();
    for (let lesson = 0; lesson < lessons.count; lesson++) {
      this.#look(lessons.features(lesson));
      marks.add(this.#logit, this.#margin, lessons.won[lesson], lessons.margin[lesson]);
    }
    return marks.exam;
  }

  #look(features: Int16Array): void {
    const { first, firstBias, second, secondBias, third, thirdBias } = this.pupil.net;
    const wide = this.#wide;
    const narrow = this.#narrow;
    for (let unit = 0; unit < WIDE; unit++) wide[unit] = firstBias[unit];
    for (let index = 0; index < features.length; index++) {
      const row = features[index] * WIDE;
      for (let unit = 0; unit < WIDE; unit++) wide[unit] += first[row + unit];
    }
    for (let unit = 0; unit < WIDE; unit++) if (wide[unit] < 0) wide[unit] = 0;
    this.#logit = thirdBias[0];
    this.#margin = thirdBias[1];
    for (let unit = 0; unit < NARROW; unit++) {
      let sum = secondBias[unit];
      for (let from = 0; from < WIDE; from++) sum += second[unit * WIDE + from] * wide[from];
      narrow[unit] = sum > 0 ? sum : 0;
      this.#logit += third[unit] * narrow[unit];
      this.#margin += third[NARROW + unit] * narrow[unit];
    }
  }

  #study(features: Int16Array, won: number, margin: number): void {
    const { second, third } = this.pupil.net;
    const slopes = this.#slopes;
    const wide = this.#wide;
    const narrow = this.#narrow;
    const wideSlopes = this.#wideSlopes.fill(0);
    const winning = (chance(this.#logit) - won) / BATCH;
    const leading = (MARGIN * (this.#margin - margin)) / BATCH;
    slopes.thirdBias[0] += winning;
    slopes.thirdBias[1] += leading;
    for (let unit = 0; unit < NARROW; unit++) {
      if (narrow[unit] === 0) continue;
      slopes.third[unit] += winning * narrow[unit];
      slopes.third[NARROW + unit] += leading * narrow[unit];
      const slope = winning * third[unit] + leading * third[NARROW + unit];
      slopes.secondBias[unit] += slope;
      const row = unit * WIDE;
      for (let from = 0; from < WIDE; from++) {
        slopes.second[row + from] += slope * wide[from];
        wideSlopes[from] += slope * second[row + from];
      }
    }
    const { first, firstBias } = slopes;
    for (let unit = 0; unit < WIDE; unit++) {
      if (wide[unit] === 0) wideSlopes[unit] = 0;
      firstBias[unit] += wideSlopes[unit];
    }
    for (let index = 0; index < features.length; index++) {
      const row = features[index] * WIDE;
      for (let unit = 0; unit < WIDE; unit++) first[row + unit] += wideSlopes[unit];
    }
  }
}

class Marks {
  #count = 0;
  #surprise = 0;
  #margin = 0;

  add(logit: number, margin: number, won: number, truth: number): void {
    const expected = Math.min(1 - 1e-6, Math.max(1e-6, chance(logit)));
    this.#count++;
    this.#surprise -= won * Math.log(expected) + (1 - won) * Math.log(1 - expected);
    this.#margin += Math.abs(margin - truth);
  }

  get exam(): Exam {
    return { surprise: this.#surprise / this.#count, margin: (10 * this.#margin) / this.#count };
  }
}

/** So many features are there in a usual moment. */
const USUAL = 100;

/** A net to begin with: small weights of a fixed seed. */
export const beginner = (seed: string): Pupil => {
  const net = emptyNet();
  const rng = fromSeed(seed);
  const small = (): number => (rng.below(2001) - 1000) / 1000;
  for (let index = 0; index < FEATURES * WIDE; index++) net.first[index] = small() * Math.sqrt(3 / USUAL);
  for (let index = 0; index < NARROW * WIDE; index++) net.second[index] = small() * Math.sqrt(3 / WIDE);
  for (let index = 0; index < OUTPUTS * NARROW; index++) net.third[index] = small() * Math.sqrt(3 / NARROW);
  return { net, pull: emptyNet(), strength: emptyNet(), steps: 0 };
};
