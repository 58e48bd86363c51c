import { LAST, type Written } from './notes.ts';

/**
 * What a net learns from: moments of games from a seat's side, and what came of them. That is partly how the game ended, and partly what
 * was thought of it when the next round began, and the one after (TD(λ)): `patience` is how much the end counts against a thought.
 */
export class Lessons {
  readonly #notes: Written;
  readonly won: Float32Array;
  readonly margin: Float32Array;

  constructor(notes: Written, patience: number) {
    this.#notes = notes;
    this.won = notes.won.slice();
    this.margin = notes.lead.slice();
    const trust = 1 - patience;
    // A later moment is written down later: so from the end back.
    for (let lesson = this.count - 1; lesson >= 0; lesson--) {
      const later = notes.later[lesson];
      if (later === LAST) continue;
      this.won[lesson] = patience * this.won[later] + trust * notes.chances[later];
      this.margin[lesson] = patience * this.margin[later] + trust * notes.margins[later];
    }
  }

  get count(): number {
    return this.#notes.ends.length;
  }

  features(lesson: number): Int16Array {
    const { features, ends } = this.#notes;
    return features.subarray(lesson === 0 ? 0 : ends[lesson - 1], ends[lesson]);
  }
}
