import { isOver, type Seat, type State } from '@jamaica/rules';
import { isWinner } from '@jamaica/rules/search';
import { describe, FEATURES, MOST_ACTIVE, nextCaptain, stillToMove } from './features.ts';
import { type Chart, chance, FINENESS, NARROW, WIDE } from './net.ts';
import { lead } from './worth.ts';

// Victory is what counts; the margin tells two hopeless or two won games apart.
const VICTORY = 20;
const A_POINT = 0.15;

/**
 * Says by a net how a game looks to a seat. It keeps the sums of the first layer from one look to the next and only adds what is
 * new and takes away what is gone: most looks are at games that differ in one ship. The numbers are whole, so the
 * answer does not depend on what was looked at before.
 */
export class Lookout {
  readonly #chart: Chart;
  readonly #sums = new Int32Array(WIDE);
  readonly #wide = new Float32Array(WIDE);
  /** How often each feature is in the list now, less how often it is in the sums. */
  readonly #change = new Int8Array(FEATURES);
  #list = new Int16Array(MOST_ACTIVE);
  #count = 0;
  #before = new Int16Array(MOST_ACTIVE);
  #logit = 0;
  #margin = 0;

  constructor(chart: Chart) {
    this.#chart = chart;
    this.#sums.set(chart.firstBias);
  }

  /** How a game looks to a seat, and at the end, how it did. */
  worth(game: State, seat: Seat): number {
    if (isOver(game))
      return VICTORY * (isWinner(game, seat) ? 1 : 0) + A_POINT * Math.max(-30, Math.min(30, lead(game, seat)));
    return this.worthAt(game, seat, nextCaptain(game), stillToMove(game));
  }

  /** The same in the middle of a round, by who will be Captain next and who has still to sail. */
  worthAt(game: State, seat: Seat, nextCaptain: Seat, toMove: number): number {
    this.#look(game, seat, nextCaptain, toMove);
    return VICTORY * chance(this.#logit) + A_POINT * 10 * this.#margin;
  }

  /** The features that were there at the last look. */
  get seen(): Int16Array {
    return this.#list.subarray(0, this.#count);
  }

  /** By how many tens of points the seat would win, as it seemed at the last look. */
  get margin(): number {
    return this.#margin;
  }

  /** How likely a seat is to win a game that goes on. */
  chance(game: State, seat: Seat): number {
    this.#look(game, seat, nextCaptain(game), stillToMove(game));
    return chance(this.#logit);
  }

  #look(game: State, seat: Seat, nextCaptain: Seat, toMove: number): void {
    const before = this.#list;
    const countBefore = this.#count;
    this.#list = this.#before;
    this.#before = before;
    this.#count = describe(game, seat, nextCaptain, toMove, this.#list);
    this.#update(countBefore);
    this.#answer();
  }

  #update(countBefore: number): void {
    const change = this.#change;
    const list = this.#list;
    const before = this.#before;
    for (let index = 0; index < this.#count; index++) change[list[index]]++;
    for (let index = 0; index < countBefore; index++) change[before[index]]--;
    for (let index = 0; index < this.#count; index++) this.#apply(list[index]);
    for (let index = 0; index < countBefore; index++) this.#apply(before[index]);
  }

  #apply(feature: number): void {
    const times = this.#change[feature];
    if (times === 0) return;
    this.#change[feature] = 0;
    const { first } = this.#chart;
    const sums = this.#sums;
    const row = feature * WIDE;
    if (times === 1) for (let unit = 0; unit < WIDE; unit++) sums[unit] += first[row + unit];
    else if (times === -1) for (let unit = 0; unit < WIDE; unit++) sums[unit] -= first[row + unit];
    else for (let unit = 0; unit < WIDE; unit++) sums[unit] += times * first[row + unit];
  }

  #answer(): void {
    const { second, secondBias, third, thirdBias } = this.#chart;
    const wide = this.#wide;
    const sums = this.#sums;
    for (let unit = 0; unit < WIDE; unit++) wide[unit] = sums[unit] > 0 ? sums[unit] / FINENESS : 0;
    let logit = thirdBias[0];
    let margin = thirdBias[1];
    for (let unit = 0; unit < NARROW; unit++) {
      let sum = secondBias[unit];
      const row = unit * WIDE;
      for (let from = 0; from < WIDE; from++) sum += second[row + from] * wide[from];
      if (sum <= 0) continue;
      logit += third[unit] * sum;
      margin += third[NARROW + unit] * sum;
    }
    this.#logit = logit;
    this.#margin = margin;
  }
}
