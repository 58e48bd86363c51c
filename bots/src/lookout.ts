import { isOver, type Seat, type State } from '@jamaica/rules';
import { hasGhost, isWinner, players } from '@jamaica/rules/search';
import { agreement } from './agreement.ts';
import { describe, FEATURES, MOST_ACTIVE, nextCaptain, stillToMove } from './features.ts';
import { type Chart, chance, FINENESS, NARROW, WIDE } from './net.ts';
import { lead } from './worth.ts';

// Victory is what counts; the margin tells two hopeless or two won games apart.
const VICTORY = 20;
const A_POINT = 0.15;

const MOST_SEATS = 6;

// Two units of the first layer lie in one number, the even one in its low half: one addition adds both. No sum of a layer
// comes near the half of what sixteen bits take.
const PAIRS = WIDE / 2;
const paired = (weights: Int16Array): Int32Array =>
  Int32Array.from({ length: weights.length / 2 }, (_, pair) => (weights[2 * pair + 1] << 16) + weights[2 * pair]);

/** What was there at the last look from a seat's side, and the sums of the first layer for it. */
class Glance {
  readonly sums = new Int32Array(PAIRS);
  list = new Int16Array(MOST_ACTIVE);
  count = 0;
}

/**
 * Says by a net how a game looks to a seat. It keeps the sums of the first layer from one look to the next, for each seat, and
 * only adds what is new and takes away what is gone: most looks are at games that differ in little. The numbers are
 * whole, so the answer does not depend on what was looked at before.
 */
export class Lookout {
  readonly #rows: Int32Array;
  readonly #secondBias: Float32Array;
  /** WIDE rows of NARROW weights: a unit that is silent is passed over. */
  readonly #second: Float32Array;
  readonly #third: Float32Array;
  readonly #thirdBias: Float32Array;
  readonly #narrow = new Float32Array(NARROW);
  readonly #glances: readonly Glance[];
  #glance: Glance;
  /** How often each feature is there now, less how often it is in the sums. */
  readonly #change = new Int8Array(FEATURES);
  #spare = new Int16Array(MOST_ACTIVE);
  readonly #logits = new Float64Array(MOST_SEATS);
  #logit = 0;
  #margin = 0;

  constructor(chart: Chart) {
    this.#rows = paired(chart.first);
    this.#second = Float32Array.from(
      chart.second,
      (_, at) => chart.second[(at % NARROW) * WIDE + Math.trunc(at / NARROW)],
    );
    this.#secondBias = chart.secondBias;
    this.#third = chart.third;
    this.#thirdBias = chart.thirdBias;
    this.#glances = Array.from({ length: MOST_SEATS }, () => new Glance());
    for (const { sums } of this.#glances) sums.set(paired(chart.firstBias));
    this.#glance = this.#glances[0];
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
    return this.#glance.list.subarray(0, this.#glance.count);
  }

  /** By how many tens of points the seat would win, as it seemed at the last look. */
  get margin(): number {
    return this.#margin;
  }

  /** How likely a seat is to win a game that goes on, by its own eyes. */
  chance(game: State, seat: Seat): number {
    this.#look(game, seat, nextCaptain(game), stillToMove(game));
    return chance(this.#logit);
  }

  /**
   * The same by the eyes of all seats, which together win once: so they correct each other. By one seat's eyes alone the net is off by 6 points
   * as a rule, by those of four by 4. It is for games that were imagined, where every hand may be looked at. A Ghost Ship may
   * win too, and has no eyes.
   */
  agreedChance(game: State, seat: Seat): number {
    if (hasGhost(game)) return this.chance(game, seat);
    const seats = players(game);
    for (let each = 0; each < seats; each++) {
      this.#look(game, each, nextCaptain(game), stillToMove(game));
      this.#logits[each] = this.#logit;
    }
    return chance(this.#logits[seat] + agreement(this.#logits, seats));
  }

  #look(game: State, seat: Seat, nextCaptain: Seat, toMove: number): void {
    const glance = this.#glances[seat];
    const before = glance.list;
    const countBefore = glance.count;
    glance.list = this.#spare;
    glance.count = describe(game, seat, nextCaptain, toMove, glance.list);
    this.#spare = before;
    this.#glance = glance;
    this.#update(glance, before, countBefore);
    this.#answer(glance.sums);
  }

  #update({ list, count, sums }: Glance, before: Int16Array, countBefore: number): void {
    const change = this.#change;
    for (let index = 0; index < count; index++) change[list[index]]++;
    for (let index = 0; index < countBefore; index++) change[before[index]]--;
    for (let index = 0; index < count; index++) if (change[list[index]] !== 0) this.#apply(list[index], sums);
    for (let index = 0; index < countBefore; index++) if (change[before[index]] !== 0) this.#apply(before[index], sums);
  }

  #apply(feature: number, sums: Int32Array): void {
    const times = this.#change[feature];
    this.#change[feature] = 0;
    const rows = this.#rows;
    const row = feature * PAIRS;
    if (times === 1) for (let pair = 0; pair < PAIRS; pair++) sums[pair] += rows[row + pair];
    else if (times === -1) for (let pair = 0; pair < PAIRS; pair++) sums[pair] -= rows[row + pair];
    else for (let pair = 0; pair < PAIRS; pair++) sums[pair] += times * rows[row + pair];
  }

  #answer(sums: Int32Array): void {
    const narrow = this.#narrow;
    narrow.set(this.#secondBias);
    for (let pair = 0; pair < PAIRS; pair++) {
      const sum = sums[pair];
      const even = (sum << 16) >> 16;
      const odd = (sum - even) >> 16;
      if (even > 0) this.#fire(2 * pair, even / FINENESS);
      if (odd > 0) this.#fire(2 * pair + 1, odd / FINENESS);
    }
    const third = this.#third;
    let logit = this.#thirdBias[0];
    let margin = this.#thirdBias[1];
    for (let unit = 0; unit < NARROW; unit++) {
      const strength = narrow[unit];
      if (strength <= 0) continue;
      logit += third[unit] * strength;
      margin += third[NARROW + unit] * strength;
    }
    this.#logit = logit;
    this.#margin = margin;
  }

  #fire(unit: number, strength: number): void {
    const second = this.#second;
    const narrow = this.#narrow;
    const row = unit * NARROW;
    for (let to = 0; to < NARROW; to++) narrow[to] += second[row + to] * strength;
  }
}
