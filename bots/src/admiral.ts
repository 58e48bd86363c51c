import { happen } from '@jamaica/chance';
import { CARDS, isOver, type Rng, type Seat, type View } from '@jamaica/rules';
import {
  CARD,
  type Code,
  choose,
  chosenBy,
  type Draft,
  firstOf,
  handOf,
  hasChosen,
  hasNotChosen,
  isChance,
  isWinner,
  MORNING,
  phaseOf,
  play,
  players,
  ROUND,
  setHand,
  withCard,
  without,
} from '@jamaica/rules/search';
import type { Attempt } from './attempt.ts';
import type { Budget } from './budget.ts';
import { Helmsman, NOBODY } from './helmsman.ts';
import { type Heard, type Judge, type Prepare, tryAll, type Weighed, weighBy } from './lookahead.ts';
import type { Lookout } from './lookout.ts';
import { Luck } from './luck.ts';
import { inStyle, type Style } from './style.ts';

const SEATS = 6;
const TRIES = 3;

const LUCK = 65_536;

/** Weighs options by playing games on to the end of the round, all seats steered by a net that also judges what comes of it. */
export class Admiral {
  readonly #lookout: Lookout;
  readonly #helmsman: Helmsman;
  readonly #scout: Helmsman;
  readonly #isCareful: boolean;
  readonly #luck = new Luck();
  /** What each card is worth to each seat with each die on the morning; nothing where nobody has asked. */
  readonly #worths: number[] = [];

  /** A careful bot has its own decisions on the way through the round made by the net, and not only dice and cards. */
  constructor(lookout: Lookout, isCareful: boolean) {
    this.#isCareful = isCareful;
    this.#lookout = lookout;
    this.#helmsman = new Helmsman(lookout, NOBODY, 1);
    this.#scout = new Helmsman(lookout, NOBODY, TRIES);
  }

  weigh(view: View, seat: Seat, budget: Budget, rng: Rng, style: Style | undefined): Weighed[] {
    this.#begin(seat);
    return weighBy(inStyle(this.#attempt(this.#worth), style), view, seat, budget, rng, this.#prepare);
  }

  /**
   * Hears the chance to win after each option in each imagined game, which says less than its worth and is easier to understand;
   * or what another judge says of the game at the end of the round, who may play it on.
   */
  tryAll(view: View, seat: Seat, budget: Budget, rng: Rng, heard: Heard, judge = this.#chance): void {
    this.#begin(seat);
    tryAll(this.#attempt(judge), view, seat, budget, rng, this.#prepare, heard);
  }

  #begin(seat: Seat): void {
    if (this.#isCareful) this.#helmsman.careful = 1 << seat;
    this.#worths.length = 0;
  }

  readonly #prepare: Prepare = (world, seat, rng) => this.#chooseForRivals(world, seat, rng);
  readonly #worth: Judge = (game, seat) => this.#lookout.worth(game, seat);
  readonly #chance: Judge = (game, seat) =>
    isOver(game) ? Number(isWinner(game, seat)) : this.#lookout.agreedChance(game, seat);

  /** What an option comes to: how the game looks when the round is over. */
  #attempt(judge: Judge): Attempt {
    return (game, seat, code, rng) => {
      this.#playRound(game, seat, code, rng);
      return judge(game, seat);
    };
  }

  #playRound(game: Draft, seat: Seat, code: Code, rng: Rng): void {
    const round = game.cells[ROUND];
    const isPlacing = phaseOf(game) !== CARD;
    this.#luck.begin(rng.below(LUCK));
    play(game, seat, code);
    if (isPlacing && phaseOf(game) === CARD) this.#chooseAll(game, rng);
    while (!isOver(game) && game.cells[ROUND] === round)
      if (isChance(phaseOf(game))) happen(game, this.#luck.of(game));
      else this.#helmsman.step(game, rng);
  }

  /**
   * The cards of the round under way are chosen well, not at random out of hands that fit: as a rival with such a hand would
   * choose. They are chosen once for all options, which are tried against the same cards.
   */
  #chooseForRivals(world: Draft, seat: Seat, rng: Rng): void {
    for (let rival = 0; rival < players(world); rival++) {
      if (rival === seat) continue;
      if (hasChosen(world, rival)) {
        setHand(world, rival, withCard(handOf(world, rival), chosenBy(world, rival)));
        hasNotChosen(world, rival);
      } else if (phaseOf(world) !== CARD) continue;
      choose(world, rival, this.#cardOf(world, rival, rng));
    }
  }

  /** The dice have been placed: everybody chooses. */
  #chooseAll(game: Draft, rng: Rng): void {
    for (let seat = 0; seat + 1 < players(game); seat++) choose(game, seat, this.#cardOf(game, seat, rng));
    play(game, players(game) - 1, this.#cardOf(game, players(game) - 1, rng));
  }

  /**
   * The card that a seat would choose out of its imagined hand. All imagined games look the same but for what is hidden, so what
   * a card is worth is found out once.
   */
  #cardOf(game: Draft, seat: Seat, rng: Rng): Code {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let left = handOf(game, seat); left !== 0; left = without(left, firstOf(left))) {
      const card = firstOf(left);
      const at = (game.cells[MORNING] * SEATS + seat) * CARDS.length + card;
      this.#worths[at] ??= this.#scout.cardWorth(game, seat, card, rng);
      if (this.#worths[at] <= most) continue;
      most = this.#worths[at];
      best = card;
    }
    return best;
  }
}
