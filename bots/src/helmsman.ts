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
  firstOf,
  goTo,
  handOf,
  hasChosen,
  hasNotChosen,
  optionBuffer,
  phaseOf,
  play,
  players,
  setHand,
  shipCount,
  withCard,
  without,
} from '@jamaica/rules/search';
import { nextCaptain, stillToMove } from './features.ts';
import type { Lookout } from './lookout.ts';
import { quickChoice } from './policy.ts';
import { TurnEnd } from './turn-end.ts';
import { hideTreasure } from './unseen.ts';

const LUCK = 65_536;
/** All seats, one bit each. */
export const EVERYBODY = 0b111111;
export const NOBODY = 0;

const everybodyBut = (game: Draft, seat: Seat): number => ((1 << shipCount(game)) - 1) & ~(1 << seat);

/** What is chosen for the seat that has to, while a turn is tried out. */
type Choose = (game: Draft, rng: Rng) => Code;

/** A turn that is tried out: the game, and what the net thinks of it when the turn is over. */
class Trial {
  readonly game = blank();
  readonly #end: TurnEnd;
  /** How often it is tried when dice fall in it. */
  readonly #tries: number;
  seat: Seat = 0;
  /** Who is Captain in the next round, and who has still to sail in this one when the turn is over. */
  nextCaptain: Seat = 0;
  toMove = 0;
  #worth = 0;
  #wasLuck = false;

  constructor(lookout: Lookout, tries: number) {
    this.#tries = tries;
    this.#end = new TurnEnd(() => {
      this.#worth = lookout.worthAt(this.game, this.seat, this.nextCaptain, this.toMove);
    });
  }

  /** What it comes to when the seat plays so and the turn is played to its end. */
  worth(from: Draft, code: Code, luck: number, choose: Choose): number {
    let sum = this.#once(from, code, luck, choose);
    if (!this.#wasLuck || this.#tries === 1) return sum;
    for (let more = 1; more < this.#tries; more++) sum += this.#once(from, code, luck + more, choose);
    return sum / this.#tries;
  }

  #once(from: Draft, code: Code, luck: number, choose: Choose): number {
    const { game } = this;
    const end = this.#end;
    copyInto(game, from);
    game.events = end;
    end.isOver = false;
    this.#wasLuck = false;
    play(game, this.seat, code);
    if (end.isOver) return this.#worth;
    const rng = fromSeed(`${luck}`);
    while (!end.isOver)
      if (game.count > 0) play(game, decider(game), choose(game, rng));
      else {
        this.#wasLuck = true;
        happen(game, rng);
      }
    return this.#worth;
  }
}

/**
 * Plays every seat by what a net thinks of it: carries each card's own turn out, looks where that leads, and takes the best;
 * and so with the decisions on the way. A game that it plays is an imagined one, or one among its like.
 */
export class Helmsman {
  /** The seats whose every decision is judged by the net, one bit each; of the others only dice and cards are. */
  careful: number;
  readonly #lookout: Lookout;
  readonly #before = blank();
  readonly #placed = blank();
  readonly #from = blank();
  readonly #options = optionBuffer();
  readonly #turn: Trial;
  readonly #rest: Trial;
  #most = 0;

  constructor(lookout: Lookout, careful: number, tries: number) {
    this.#lookout = lookout;
    this.careful = careful;
    this.#turn = new Trial(lookout, tries);
    this.#rest = new Trial(lookout, tries);
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
    // The last card sets the round going; a seat that has revealed its card no longer has one chosen.
    for (let seat = 0; seat < seats && phaseOf(game) === CARD; seat++)
      if (!hasChosen(game, seat)) play(game, seat, this.card(game, seat, rng));
  }

  /** The card that a seat would choose now. */
  card(game: Draft, seat: Seat, rng: Rng): Code {
    const hand = handOf(game, seat);
    const first = firstOf(hand);
    if (without(hand, first) === 0) return first;
    return this.#bestCard(game, seat, hand, rng);
  }

  /**
   * What it is worth to a seat to choose a card, whatever else may be in its hand: what its turn comes to, less what the card
   * would be worth if it were kept.
   */
  cardWorth(game: Draft, seat: Seat, card: Code, rng: Rng): number {
    const from = this.#placed;
    const lookout = this.#lookout;
    copyInto(from, game);
    hasNotChosen(from, seat);
    setHand(from, seat, 0);
    const [captain, toMove] = [nextCaptain(game), everybodyBut(game, seat)];
    const empty = lookout.worthAt(from, seat, captain, toMove);
    setHand(from, seat, withCard(0, card));
    const kept = lookout.worthAt(from, seat, captain, toMove);
    this.#prepare(from, seat);
    return this.#turn.worth(this.#before, card, rng.below(LUCK), this.#onTheWay) - (kept - empty);
  }

  /** The same for the one open decision. */
  choice(game: Draft, rng: Rng): Code {
    const seat = decider(game);
    switch (decisionKind(phaseOf(game))) {
      case 'dice':
        return this.#placing(game, seat, rng);
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
        return (this.careful >> seat) & 1
          ? this.#bestRest(game, seat, nextCaptain(game), stillToMove(game), rng)
          : quickChoice(game, rng);
    }
  }

  #bestCard(game: Draft, seat: Seat, hand: number, rng: Rng): Code {
    this.#prepare(game, seat);
    const luck = rng.below(LUCK);
    let best = 0;
    this.#most = Number.NEGATIVE_INFINITY;
    for (let left = hand; left !== 0; left = without(left, firstOf(left))) {
      const card = firstOf(left);
      const worth = this.#turn.worth(this.#before, card, luck, this.#onTheWay);
      if (worth <= this.#most) continue;
      this.#most = worth;
      best = card;
    }
    return best;
  }

  /** While a card is tried out its lanes are looked at to their end; the rest is done quickly. */
  readonly #onTheWay: Choose = (game, rng) => {
    const { seat, nextCaptain, toMove } = this.#turn;
    return decider(game) === seat && decisionKind(phaseOf(game)) === 'move'
      ? this.#bestRest(game, seat, nextCaptain, toMove, rng)
      : quickChoice(game, rng);
  };

  /** R-RND-2: the Captain knows only their own hand. */
  #placing(game: Draft, seat: Seat, rng: Rng): Code {
    const [one, other] = game.options;
    const worthOf = (code: Code): number => {
      copyInto(this.#placed, game);
      play(this.#placed, seat, code);
      this.#bestCard(this.#placed, seat, handOf(this.#placed, seat), rng);
      return this.#most;
    };
    return worthOf(one) >= worthOf(other) ? one : other;
  }

  /** A game like this one, in which it is the seat's turn as soon as it chooses its card. */
  #prepare(game: Draft, seat: Seat): void {
    const before = this.#before;
    const turn = this.#turn;
    copyInto(before, game);
    turn.seat = seat;
    turn.nextCaptain = nextCaptain(game);
    turn.toMove = everybodyBut(game, seat);
    hideTreasure(before);
    before.cells[CAPTAIN] = seat;
    goTo(before, CARD);
    for (let other = 0; other < players(game); other++)
      if (other !== seat && !hasChosen(before, other)) play(before, other, firstOf(handOf(before, other)));
  }

  /** The option after which the game looks best when the turn under way is over. */
  #bestRest(game: Draft, seat: Seat, nextCaptain: Seat, toMove: number, rng: Rng): Code {
    const { count } = game;
    if (count === 1) return game.options[0];
    const options = this.#options;
    const rest = this.#rest;
    const from = this.#from;
    copyInto(from, game);
    hideTreasure(from);
    rest.seat = seat;
    rest.nextCaptain = nextCaptain;
    rest.toMove = toMove;
    for (let index = 0; index < count; index++) options[index] = game.options[index];
    const luck = rng.below(LUCK);
    let best = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < count; index++) {
      const worth = rest.worth(from, options[index], luck, quickChoice);
      if (worth <= most) continue;
      most = worth;
      best = options[index];
    }
    return best;
  }
}
