import { dealer, fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rng, type Rules } from '@jamaica/rules';
import { blank, CARD, captain, type Draft, decider, list, optionBuffer, phaseOf, play } from '@jamaica/rules/search';
import type { BotPlayer } from '../sailors.ts';
import { isBlind, type Pick, pickOf } from './pick.ts';
import { countGame, type Tally } from './tally.ts';

/** Plays games on one and the same table and counts them. */
export class Simulation {
  readonly #rules: Rules;
  readonly #isBlind: boolean;
  readonly #pick: Pick;
  readonly #deal: ReturnType<typeof dealer>;
  readonly #game = blank();
  readonly #codes = optionBuffer();

  constructor(rules: Rules, sailor: BotPlayer) {
    this.#rules = rules;
    this.#deal = dealer(rules);
    this.#isBlind = isBlind(sailor);
    this.#pick = pickOf(sailor);
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
