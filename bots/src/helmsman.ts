import { fromSeed, happen } from '@jamaica/chance';
import type { Rng, Seat } from '@jamaica/rules';
import {
  blank,
  CAPTAIN,
  CARD,
  type Code,
  copyInto,
  type Draft,
  decider,
  decisionKind,
  goTo,
  handOf,
  hasChosen,
  optionBuffer,
  phaseOf,
  play,
  players,
  shipCount,
} from '@jamaica/rules/search';
import { nextCaptain } from './features.ts';
import type { Lookout } from './lookout.ts';
import { quickChoice } from './policy.ts';
import { TurnEnd } from './turn-end.ts';
import { hideTreasure } from './unseen.ts';

const LUCK = 65_536;

/**
 * Plays every seat by what a net thinks of it: carries each card's own turn out, looks where that leads, and takes the best;
 * and so with all decisions on the way. A game that it plays is an imagined one, or one among its like.
 */
export class Helmsman {
  readonly #lookout: Lookout;
  /** Whether everything is judged by the net, or only dice and cards, and the rest quickly. */
  readonly #isThorough: boolean;
  readonly #before = blank();
  readonly #turn = blank();
  readonly #after = blank();
  readonly #options = optionBuffer();
  readonly #end: TurnEnd;
  #seat: Seat = 0;
  #nextCaptain: Seat = 0;
  #toMove = 0;
  #worth = 0;

  constructor(lookout: Lookout, isThorough: boolean) {
    this.#lookout = lookout;
    this.#isThorough = isThorough;
    this.#end = new TurnEnd(() => {
      this.#worth = lookout.worthAt(this.#turn, this.#seat, this.#nextCaptain, this.#toMove);
    });
  }

  /** Plays one step of a game. */
  step(game: Draft, rng: Rng): void {
    if (game.count > 0) play(game, decider(game), this.choice(game, rng));
    else if (phaseOf(game) === CARD) this.chooseCards(game, rng);
    else happen(game, rng);
  }

  /** All who have not chosen a card choose one. */
  chooseCards(game: Draft, rng: Rng): void {
    const seats = players(game);
    // The last card sets the round going, and who has revealed theirs has none chosen any more.
    for (let seat = 0; seat < seats && phaseOf(game) === CARD; seat++)
      if (!hasChosen(game, seat)) play(game, seat, this.card(game, seat, rng));
  }

  /** The card that a seat would choose now. */
  card(game: Draft, seat: Seat, rng: Rng): Code {
    const hand = handOf(game, seat);
    if ((hand & (hand - 1)) === 0) return 31 - Math.clz32(hand);
    return this.#bestCard(game, seat, hand, rng);
  }

  /** The same for the one open decision. */
  choice(game: Draft, rng: Rng): Code {
    switch (decisionKind(phaseOf(game))) {
      case 'dice':
        return this.#placing(game, decider(game), rng);
      // By the odds: what it is worth only shows later.
      case 'powder':
      case 'sabre':
      case 'treasure':
        return quickChoice(game, rng);
      // Which hold gives or takes a token matters little, and is asked often.
      case 'pay':
      case 'powder-from':
      case 'load':
      case 'ghost-load':
        return quickChoice(game, rng);
      default:
        return this.#isThorough ? this.#bestAfterwards(game, decider(game)) : quickChoice(game, rng);
    }
  }

  #bestCard(game: Draft, seat: Seat, hand: number, rng: Rng): Code {
    this.#prepare(game, seat);
    const luck = `${rng.below(LUCK)}`;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let left = hand; left !== 0; left &= left - 1) {
      const card = 31 - Math.clz32(left & -left);
      const worth = this.#turnWorth(seat, card, luck);
      if (worth <= most) continue;
      most = worth;
      best = card;
    }
    this.#worth = most;
    return best;
  }

  /** R-RND-2: the Captain knows only their own hand. */
  #placing(game: Draft, seat: Seat, rng: Rng): Code {
    const [one, other] = game.options;
    const after = this.#after;
    const worthOf = (code: Code): number => {
      copyInto(after, game);
      play(after, seat, code);
      this.#bestCard(after, seat, handOf(after, seat), rng);
      return this.#worth;
    };
    return worthOf(one) >= worthOf(other) ? one : other;
  }

  /** A game like this one, in which it is the seat's turn as soon as it chooses its card. */
  #prepare(game: Draft, seat: Seat): void {
    const before = this.#before;
    copyInto(before, game);
    this.#seat = seat;
    this.#nextCaptain = nextCaptain(game);
    this.#toMove = ((1 << shipCount(game)) - 1) & ~(1 << seat);
    hideTreasure(before);
    before.cells[CAPTAIN] = seat;
    goTo(before, CARD);
    for (let other = 0; other < players(game); other++)
      if (other !== seat && !hasChosen(before, other)) {
        const hand = handOf(before, other);
        play(before, other, 31 - Math.clz32(hand));
      }
  }

  #turnWorth(seat: Seat, card: Code, luck: string): number {
    const turn = this.#turn;
    const end = this.#end;
    copyInto(turn, this.#before);
    turn.events = end;
    end.isOver = false;
    play(turn, seat, card);
    if (!end.isOver) {
      const rng = fromSeed(luck);
      while (!end.isOver) {
        if (turn.count > 0) play(turn, decider(turn), quickChoice(turn, rng));
        else happen(turn, rng);
      }
    }
    return this.#worth;
  }

  /** How the game looks once an option has been carried out, up to the next wait. */
  #bestAfterwards(game: Draft, seat: Seat): Code {
    const { count } = game;
    const options = this.#options;
    const after = this.#after;
    for (let index = 0; index < count; index++) options[index] = game.options[index];
    let best = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; count > 1 && index < count; index++) {
      copyInto(after, game);
      hideTreasure(after);
      play(after, seat, options[index]);
      const worth = this.#lookout.worth(after, seat);
      if (worth <= most) continue;
      most = worth;
      best = options[index];
    }
    return best;
  }
}
