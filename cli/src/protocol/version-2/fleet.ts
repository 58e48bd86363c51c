import { dealer, fromSeed } from '@jamaica/chance';
import { type Final, finalOf, type Rng, type Rules } from '@jamaica/rules';
import { blank, CARD, type Code, type Draft, list, optionBuffer, phaseOf, play } from '@jamaica/rules/search';
import { listOptionIds, OPTION_IDS, observe, ROW_SIZE } from '@jamaica/rules/tensor';
import { NOBODY, type Players, sailOn } from './sail-on.ts';

/** What is told of a fleet after every step. */
export const SENDS = ['seats', 'counts', 'options', 'rows', 'masks'] as const;
export type Send = (typeof SENDS)[number];

/** A game of a fleet that came to its end, and which one of them it was. */
type Ended = Final & { readonly game: number };

/** Room for the options of any decision. */
const MOST_OPTIONS = optionBuffer().length;
const codes = optionBuffer();
const ids = new Int16Array(MOST_OPTIONS);

/**
 * Many games of the same rules that are played together, for programs that learn: each waits for one decision of one seat,
 * and all of them are answered at once. A game that is over is told of, and another one is dealt in its place.
 */
export class Fleet {
  readonly size: number;
  readonly #crew: Players;
  readonly #sends: readonly Send[];
  readonly #deal: ReturnType<typeof dealer>;
  readonly #games: readonly Draft[];
  /** The chance of each place, deals included: one stream from the seed for all games that are played there. */
  readonly #rngs: readonly Rng[];
  readonly #seats: Int8Array;
  readonly #counts: Uint8Array;
  /** The numbers of all options, game by game, and where those of a game begin; they are listed only where somebody is told them. */
  readonly #ids: Int16Array;
  readonly #firsts: Int32Array;
  readonly #tellsIds: boolean;
  readonly #rows: Int8Array;
  readonly #masks: Uint8Array;
  #ended: Ended[] = [];

  constructor(rules: Rules, size: number, seed: string, crew: Players, sends: readonly Send[]) {
    this.size = size;
    this.#crew = crew;
    this.#sends = sends;
    this.#deal = dealer(rules);
    this.#games = Array.from({ length: size }, blank);
    this.#rngs = this.#games.map((_, game) => fromSeed(`${seed}/${game}`));
    this.#seats = new Int8Array(size);
    this.#counts = new Uint8Array(size);
    this.#tellsIds = sends.includes('options') || sends.includes('masks');
    this.#ids = new Int16Array(this.#tellsIds ? size * MOST_OPTIONS : 0);
    this.#firsts = new Int32Array(size);
    this.#rows = new Int8Array(sends.includes('rows') ? size * ROW_SIZE : 0);
    this.#masks = new Uint8Array(sends.includes('masks') ? size * OPTION_IDS : 0);
    for (let game = 0; game < size; game++) this.#begin(game);
    this.#list();
  }

  #begin(game: number): void {
    this.#deal(this.#games[game], this.#rngs[game]);
    this.#sailOn(game);
  }

  /** Up to the next decision of somebody outside, in this game or in the one that follows it. */
  #sailOn(game: number): void {
    const draft = this.#games[game];
    this.#seats[game] = sailOn(draft, this.#crew, this.#rngs[game]);
    if (this.#seats[game] !== NOBODY) return;
    this.#ended.push({ game, ...finalOf(draft) });
    this.#begin(game);
  }

  /** Where an option stands among those of a game, by its number; -1 when it is not open. */
  indexOf(game: number, option: number): number {
    if (!this.#tellsIds) listOptionIds(this.#games[game], this.#seats[game], ids, 0);
    const [numbers, first] = this.#tellsIds ? [this.#ids, this.#firsts[game]] : [ids, 0];
    for (let index = 0; index < this.#counts[game]; index++) if (numbers[first + index] === option) return index;
    return -1;
  }

  hasIndex(game: number, index: number): boolean {
    return index >= 0 && index < this.#counts[game];
  }

  /** Plays one option in every game, by its place among them. They are trusted to be open. */
  play(indexes: ArrayLike<number>): void {
    for (let game = 0; game < this.size; game++) {
      const draft = this.#games[game];
      play(draft, this.#seats[game], codeOf(draft, this.#seats[game], indexes[game]));
      this.#sailOn(game);
    }
    this.#list();
  }

  /** Plays this many arbitrary options in every game. */
  run(decisions: number): void {
    for (let game = 0; game < this.size; game++) {
      const draft = this.#games[game];
      const rng = this.#rngs[game];
      for (let made = 0; made < decisions; made++) {
        const seat = this.#seats[game];
        if (draft.count > 0) play(draft, seat, draft.options[rng.below(draft.count)]);
        else play(draft, seat, codes[rng.below(list(draft, seat, codes))]);
        this.#sailOn(game);
      }
    }
    this.#list();
  }

  #list(): void {
    if (!this.#tellsIds) {
      for (let game = 0; game < this.size; game++) this.#counts[game] = countOf(this.#games[game], this.#seats[game]);
      return;
    }
    let first = 0;
    for (let game = 0; game < this.size; game++) {
      const count = listOptionIds(this.#games[game], this.#seats[game], this.#ids, first);
      this.#counts[game] = count;
      this.#firsts[game] = first;
      first += count;
    }
  }

  /** The games that have ended since this was told last. */
  over(): readonly Ended[] {
    const over = this.#ended;
    this.#ended = [];
    return over;
  }

  /** What all the seats that are asked see, in the order in which it is sent. It changes when the fleet sails on. */
  told(): (readonly [Send, ArrayBufferView])[] {
    return this.#sends.map(send => [send, this.#told(send)]);
  }

  #told(send: Send): ArrayBufferView {
    switch (send) {
      case 'seats':
        return this.#seats;
      case 'counts':
        return this.#counts;
      case 'options':
        return this.#ids.subarray(0, this.#firsts[this.size - 1] + this.#counts[this.size - 1]);
      case 'rows':
        for (let game = 0; game < this.size; game++)
          observe(this.#games[game], this.#seats[game], this.#rows, game * ROW_SIZE);
        return this.#rows;
      case 'masks':
        return this.#masked();
    }
  }

  #masked(): Uint8Array {
    this.#masks.fill(0);
    for (let game = 0; game < this.size; game++)
      for (let index = 0; index < this.#counts[game]; index++)
        this.#masks[game * OPTION_IDS + this.#ids[this.#firsts[game] + index]] = 1;
    return this.#masks;
  }
}

/** Only cards are chosen by several at once, so that each has to be asked for its own. */
const countOf = (draft: Draft, seat: number): number =>
  phaseOf(draft) === CARD ? list(draft, seat, codes) : draft.count;

const codeOf = (draft: Draft, seat: number, index: number): Code => {
  if (phaseOf(draft) !== CARD) return draft.options[index];
  list(draft, seat, codes);
  return codes[index];
};
