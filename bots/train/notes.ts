import { MOST_ACTIVE } from '../src/features.ts';

/** Notes as they go from thread to thread and into a file: rows of numbers, one for each moment but the first. */
export interface Written {
  /** What was there in each moment, one moment after another. */
  readonly features: Int16Array<ArrayBuffer>;
  /** Where the features of each moment end. */
  readonly ends: Int32Array<ArrayBuffer>;
  /** The moment in which the seat's next round began, or LAST. */
  readonly later: Int32Array<ArrayBuffer>;
  /** What was thought of it then: the chance to win, and by how many tens of points. */
  readonly chances: Float32Array<ArrayBuffer>;
  readonly margins: Float32Array<ArrayBuffer>;
  /** How the game ended: the victory or the share in one, and by how many tens of points. */
  readonly won: Float32Array<ArrayBuffer>;
  readonly lead: Float32Array<ArrayBuffer>;
}

/** No later round began. */
export const LAST = -1;

/** Moments of games from a seat's side, taken down while they are played. */
export class Notes {
  #features = new Int16Array(1024 * MOST_ACTIVE);
  readonly #ends: number[] = [];
  readonly #later: number[] = [];
  readonly #chances: number[] = [];
  readonly #margins: number[] = [];
  readonly #won: number[] = [];
  readonly #lead: number[] = [];

  /** Takes a moment down; what came of it is told later. */
  add(features: Int16Array, chance: number, margin: number): number {
    const from = this.#ends.at(-1) ?? 0;
    const end = from + features.length;
    if (end > this.#features.length) {
      const larger = new Int16Array(2 * this.#features.length);
      larger.set(this.#features);
      this.#features = larger;
    }
    this.#features.set(features, from);
    this.#later.push(LAST);
    this.#chances.push(chance);
    this.#margins.push(margin);
    this.#won.push(0);
    this.#lead.push(0);
    return this.#ends.push(end) - 1;
  }

  thoughtAgain(moment: number, chance: number): void {
    this.#chances[moment] = chance;
  }

  goesOn(moment: number, later: number): void {
    this.#later[moment] = later;
  }

  endsWith(moment: number, won: number, lead: number): void {
    this.#won[moment] = won;
    this.#lead[moment] = lead;
  }

  written(): Written {
    return {
      features: this.#features.slice(0, this.#ends.at(-1) ?? 0),
      ends: Int32Array.from(this.#ends),
      later: Int32Array.from(this.#later),
      chances: Float32Array.from(this.#chances),
      margins: Float32Array.from(this.#margins),
      won: Float32Array.from(this.#won),
      lead: Float32Array.from(this.#lead),
    };
  }
}

/** Notes of several, one after another. */
export const joined = (parts: readonly Written[]): Written => {
  const moments = parts.reduce((sum, { ends }) => sum + ends.length, 0);
  const whole: Written = {
    features: new Int16Array(parts.reduce((sum, { features }) => sum + features.length, 0)),
    ends: new Int32Array(moments),
    later: new Int32Array(moments),
    chances: new Float32Array(moments),
    margins: new Float32Array(moments),
    won: new Float32Array(moments),
    lead: new Float32Array(moments),
  };
  let [moment, feature] = [0, 0];
  for (const part of parts) {
    const [firstMoment, firstFeature] = [moment, feature];
    whole.features.set(part.features, feature);
    whole.ends.set(
      part.ends.map(end => end + firstFeature),
      moment,
    );
    whole.later.set(
      part.later.map(later => (later === LAST ? LAST : later + firstMoment)),
      moment,
    );
    whole.chances.set(part.chances, moment);
    whole.margins.set(part.margins, moment);
    whole.won.set(part.won, moment);
    whole.lead.set(part.lead, moment);
    moment += part.ends.length;
    feature += part.features.length;
  }
  return whole;
};
