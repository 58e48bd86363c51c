import {
  after,
  CARDS,
  cardsToShuffle,
  type Decision,
  type EventWithout,
  type GameEvent,
  GameUnderWay,
  type Refusal,
  type Result,
  type Seat,
  type ShipName,
  seen,
  type View,
  view,
} from '@jamaica/rules';
import type { Moment } from '../playing/table/table.ts';
import { type Asking, askChoice, askCount, askTreasure } from './asking.ts';
import { imagined, inOrder } from './imagined.ts';
import { type BoxTale, type Chest, chestsIn, isPower, type ToldFact } from './told.ts';

/** A tale played by the rules, as far as it was told. */
export interface ToldGame {
  readonly game: GameUnderWay;
  readonly past: readonly Moment[];
  readonly asking: Asking;
}

/**
 * Plays a tale from its beginning. Whenever more is told, what had to be imagined is imagined anew: nobody at the table
 * can see the difference.
 */
export const toldGame = (tale: BoxTale): ToldGame => new Sailing(tale).told();

class Sailing {
  readonly #tale: BoxTale;
  readonly #past: Moment[] = [];
  readonly #rows = new Map<ShipName, Chest[]>();
  #game: GameUnderWay;
  #view: View;
  /** How much of what was told has happened. */
  #heard = 0;
  #chests = 0;

  constructor(tale: BoxTale) {
    this.#tale = tale;
    this.#game = GameUnderWay.begin(tale.rules, imagined(tale));
    this.#view = view(this.#game.state, null);
    this.#pass([]);
  }

  told(): ToldGame {
    let asking: Asking | null = null;
    while (!asking) asking = this.#sail();
    return { game: this.#game, past: this.#past, asking };
  }

  /** One step further, or what has to be told first. */
  #sail(): Asking | null {
    const now = this.#game.waiting;
    if ('over' in now) return { ask: 'nothing', final: now.over };
    if ('chance' in now) {
      if ('shuffle' in now.chance) return this.#shuffle(now.chance.shuffle);
      return this.#roll(now.chance);
    }
    const [decision] = now.decide;
    return decision.kind === 'card' ? this.#layCard(decision) : this.#choose(decision);
  }

  #roll(need: { readonly roll: 'action' } | { readonly roll: 'combat' | 'shortage'; readonly ship: ShipName }) {
    if (need.roll === 'action') {
      const told = this.#hear('dice');
      if (!told) return { ask: 'dice', captain: this.#view.captain } as const;
      return this.#take(this.#game.settle({ roll: 'action', dice: told.dice }));
    }
    const told = this.#hear(need.roll);
    if (!told) return { ask: need.roll, ship: need.ship };
    return this.#take(this.#game.settle({ roll: need.roll, face: told.face }));
  }

  #shuffle(seat: Seat): Asking | null {
    const deck = inOrder(cardsToShuffle(this.#game.state), seat, this.#later());
    return this.#take(this.#game.settle({ shuffle: seat, deck }));
  }

  /** A card lies face down until its turn, when it will be told: until then it can be any (R-RND-3). */
  #layCard({ seat, options }: Decision): Asking | null {
    const [next] = inOrder(CARDS, seat, this.#later());
    const choice = options.find(option => option === next) ?? options[0];
    return this.#take(this.#game.choose(seat, choice));
  }

  #choose(decision: Decision): Asking | null {
    const { seat } = decision;
    const told = this.#hear('choice') ?? this.#hear('give');
    if (!told) return askChoice(this.#tale, decision, this.#rows);
    const choice = told.kind === 'give' ? `give:${this.#game.setup.pile[told.chest]}` : told.choice;
    return this.#take(this.#game.choose(seat, choice));
  }

  /** A step of the engine. It may go further than people have told: it is shown up to there. */
  #take(result: Result<GameUnderWay, Refusal>): Asking | null {
    if (!result.ok) throw new Error('what was told cannot have happened', { cause: result.error });
    const game = result.value;
    let passed: GameEvent[] = [];
    for (const event of game.steps.at(-1)?.events ?? []) {
      const asking = this.#meet(event);
      if (asking === 'go on') {
        passed.push(event);
        continue;
      }
      if (passed.length > 0) this.#pass(passed);
      if (asking) return asking;
      passed = [event];
    }
    this.#game = game;
    this.#pass(passed, view(this.#game.state, null));
    return null;
  }

  /** What has to be told before an event can be shown; null when it was. */
  #meet(event: GameEvent): Asking | null | 'go on' {
    switch (event.kind) {
      case 'revealed':
        return this.#hear('card') ? null : { ask: 'card', seat: event.seat, cards: this.#cardsOf(event.seat) };
      case 'treasure-found': {
        const chest = this.#chests++;
        if (event.ship === 'ghost') return this.#keep('ghost', chest); // R-GHO-7: seen by nobody
        return this.#turnUp(event.ship, chest);
      }
      case 'treasure-taken': {
        const [chest] = this.#row(event.loser).splice(event.index, 1);
        // A power may lie hidden in the Ghost Ship's row (R-GHO-11), unless it took the card from somebody.
        const isSecret = event.loser === 'ghost' && !chestsIn(this.#tale.told.slice(0, this.#heard)).has(chest);
        if (event.winner === 'ghost' || !isSecret) return this.#keep(event.winner, chest);
        return this.#turnUp(event.winner, chest);
      }
      case 'curse-given':
      case 'treasure-given': {
        const [chest] = this.#row(event.winner).splice(event.index, 1);
        return this.#keep(event.loser, chest);
      }
      case 'game-over':
        return askCount(this.#tale, this.#rows);
      case 'chose':
      case 'drew':
        return 'go on'; // face down
      default:
        event satisfies EventWithout<'card' | 'treasure' | 'final'>;
        return 'go on';
    }
  }

  #turnUp(seat: Seat, chest: Chest): Asking | null {
    const told = this.#hear('treasure');
    if (!told) return askTreasure(this.#tale, seat, chest);
    if (told.is === 'face-down' || !isPower(told.is)) this.#row(seat).push(chest);
    return null;
  }

  #keep(ship: ShipName, chest: Chest): 'go on' {
    this.#row(ship).push(chest);
    return 'go on';
  }

  #row(ship: ShipName): Chest[] {
    const row = this.#rows.get(ship) ?? [];
    this.#rows.set(ship, row);
    return row;
  }

  /** The cards that somebody can have played: all but those on the discard pile. */
  #cardsOf(seat: Seat) {
    const { discards } = this.#view.seats[seat];
    return CARDS.filter(card => !discards.includes(card));
  }

  #pass(events: readonly GameEvent[], known?: View): void {
    const shown = events.map(event => seen(event, null));
    const now = known ?? shown.reduce(after, this.#view);
    this.#view = now;
    this.#past.push({ number: this.#past.length, events: () => shown, view: () => now });
  }

  #later(): readonly ToldFact[] {
    return this.#tale.told.slice(this.#heard);
  }

  /** What was told next, if it is about this. */
  #hear<K extends ToldFact['kind']>(kind: K): Extract<ToldFact, { kind: K }> | null {
    const next = this.#tale.told[this.#heard];
    if (!isAbout(next, kind)) return null;
    this.#heard++;
    return next;
  }
}

const isAbout = <K extends ToldFact['kind']>(
  told: ToldFact | undefined,
  kind: K,
): told is Extract<ToldFact, { kind: K }> => told?.kind === kind;
