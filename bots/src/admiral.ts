import { isOver, type Rng, type Seat, type View } from '@jamaica/rules';
import {
  CARD,
  type Code,
  choose,
  chosenBy,
  type Draft,
  hasChosen,
  hasNotChosen,
  handOf,
  phaseOf,
  play,
  players,
  ROUND,
  setHand,
} from '@jamaica/rules/search';
import type { Budget } from './budget.ts';
import { EVERYBODY, Helmsman, NOBODY } from './helmsman.ts';
import { type Weighed, weighBy } from './lookahead.ts';
import type { Lookout } from './lookout.ts';

export type Care = 'nobody' | 'own' | 'everybody';

/** Weighs options by playing games on to the end of the round, or of several, all seats steered by a net that also judges the end. */
export class Admiral {
  readonly #lookout: Lookout;
  readonly #helmsman: Helmsman;
  readonly #care: Care;

  constructor(lookout: Lookout, care: Care, tries = 1) {
    this.#care = care;
    this.#lookout = lookout;
    this.#helmsman = new Helmsman(lookout, care === 'everybody' ? EVERYBODY : NOBODY, tries);
  }

  weigh(view: View, seat: Seat, budget: Budget, rng: Rng): Weighed[] {
    if (this.#care === 'own') this.#helmsman.careful = 1 << seat;
    return weighBy(
      (game, seat, code, rng) => this.#tryOut(game, seat, code, rng),
      view,
      seat,
      budget,
      rng,
      (world, seat, rng) => this.#chooseForRivals(world, seat, rng),
    );
  }

  /** What an option comes to: how the game looks when the round is over. */
  #tryOut(game: Draft, seat: Seat, code: Code, rng: Rng): number {
    const round = game.cells[ROUND];
    play(game, seat, code);
    while (!isOver(game) && game.cells[ROUND] === round) this.#helmsman.step(game, rng);
    return this.#lookout.worth(game, seat);
  }

  /**
   * The cards of the round under way are chosen well, not at random out of hands that fit: as a rival with such a hand would
   * choose. They are chosen once for all options, which are tried against the same cards.
   */
  #chooseForRivals(world: Draft, seat: Seat, rng: Rng): void {
    for (let rival = 0; rival < players(world); rival++) {
      if (rival === seat) continue;
      if (hasChosen(world, rival)) {
        setHand(world, rival, handOf(world, rival) | (1 << chosenBy(world, rival)));
        hasNotChosen(world, rival);
      } else if (phaseOf(world) !== CARD) continue;
      choose(world, rival, this.#helmsman.card(world, rival, rng));
    }
  }
}
