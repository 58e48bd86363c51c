import { dealer, fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rng, type Rules, type Seat, view } from '@jamaica/rules';
import {
  blank,
  CARD,
  type Code,
  captain,
  type Draft,
  decider,
  list,
  optionBuffer,
  phaseOf,
  play,
} from '@jamaica/rules/search';
import type { Sailor } from '../sailors.ts';
import { countGame, type Tally } from './tally.ts';

/** Which of a seat's options it takes. The options are codes, listed in `codes`. */
type Pick = (game: Draft, seat: Seat, codes: Int32Array, count: number, rng: Rng) => Code;

// Who chooses blindly need not look: no view, no notation.
const blindly: Pick = (_game, _seat, codes, count, rng) => codes[rng.below(count)];

const seeing =
  (sailor: Sailor): Pick =>
  (game, seat, codes, _count, rng) => {
    const seen = view(game, seat);
    return codes[seen.options.indexOf(sailor.choose(seen, rng))];
  };

/** Plays games on one and the same table and counts them. */
export class Simulation {
  readonly #rules: Rules;
  readonly #isBlind: boolean;
  readonly #pick: Pick;
  readonly #deal: ReturnType<typeof dealer>;
  readonly #game = blank();
  readonly #codes = optionBuffer();

  constructor(rules: Rules, sailor: Sailor) {
    this.#rules = rules;
    this.#deal = dealer(rules);
    this.#isBlind = sailor.name === 'random';
    this.#pick = this.#isBlind ? blindly : seeing(sailor);
  }

  /** Plays the game of a seed to its end. */
  play(seed: string, tally: Tally): void {
    const game = this.#game;
    const rng = fromSeed(seed);
    this.#deal(game, rng);
    game.figures = tally;
    const first = captain(game);
    let rounds = 0;
    for (let now = phaseOf(game); !isOver(game); now = phaseOf(game)) {
      if (game.count > 0) this.#decide(game, rng, tally);
      else if (now === CARD) {
        this.#chooseCards(game, rng, tally);
        rounds++; // R-RND-3: once a round
      } else happen(game, rng);
    }
    countGame(tally, game, rounds, first);
  }

  #decide(game: Draft, rng: Rng, tally: Tally): void {
    const seat = this.#isBlind ? 0 : decider(game); // only cards are asked of a seat in particular
    play(game, seat, this.#pick(game, seat, game.options, game.count, rng));
    tally.decisions++;
  }

  #chooseCards(game: Draft, rng: Rng, tally: Tally): void {
    for (let seat = 0; seat < this.#rules.players; seat++) {
      const count = list(game, seat, this.#codes);
      play(game, seat, this.#pick(game, seat, this.#codes, count, rng));
    }
    tally.decisions += this.#rules.players;
  }
}
