import { expect } from 'vitest';
import { after, awaiting } from '../src/after.ts';
import type { Card } from '../src/cards.ts';
import type { Need, Outcome } from '../src/chance.ts';
import type { GameEvent } from '../src/events.ts';
import { seen } from '../src/events.ts';
import type { Final } from '../src/final.ts';
import type { ShipMark } from '../src/mark.ts';
import { mark } from '../src/marking.ts';
import type { DecisionKind } from '../src/phases.ts';
import { apply, optionsOf, questions, type Step, settle, waiting } from '../src/play.ts';
import type { Refusal, Result } from '../src/refusal.ts';
import { finalOf } from '../src/score.ts';
import type { Seat, ShipName } from '../src/seats.ts';
import { players, type State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { layPosition, type PositionAt } from './position.ts';

/** What a game waits for, in one line. */
type Wait =
  | { readonly decide: DecisionKind; readonly seat: Seat }
  | { readonly decide: 'card'; readonly seats: readonly Seat[] }
  | Need
  | 'over';

type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/** A game played by hand: every choice and every die comes in by the engine's door, and a refused one throws. */
export class Table {
  state: State;
  readonly events: GameEvent[] = [];
  readonly #hands: readonly (readonly Card[])[];

  constructor(position: PositionAt) {
    this.state = layPosition(position);
    this.#hands = mark(this.state).ships.map(({ hand }, seat) => position.ships?.[seat]?.hand ?? hand);
  }

  // What is done.

  /** Two action dice, or the one die that is waited for. */
  roll(...faces: readonly (number | string)[]): this {
    const now = waiting(this.state);
    const roll = 'chance' in now && 'roll' in now.chance ? now.chance.roll : 'none';
    return this.settle(roll === 'action' ? { roll, dice: faces } : { roll, face: faces[0] });
  }

  /** The deck, top card first, for the seat that has to shuffle. */
  shuffle(...deck: readonly Card[]): this {
    const now = waiting(this.state);
    return this.settle({ shuffle: 'chance' in now && 'shuffle' in now.chance ? now.chance.shuffle : null, deck });
  }

  settle(outcome: Outcome): this {
    return this.#take(settle(this.state, outcome));
  }

  /** Plays a choice of the seat that is asked; of a given seat when several are. */
  choose(kind: DecisionKind, choice: string, seat: Seat = questions(this.state)[0]?.seat): this {
    return this.#take(apply(this.state, { kind, seat, choice }));
  }

  /** The cards of all seats, from seat 0. */
  cards(...cards: readonly Card[]): this {
    cards.forEach((card, seat) => {
      this.choose('card', card, seat);
    });
    return this;
  }

  /** The dice as they are placed; then everybody plays the first card of the hand the position names. */
  round(morning: number, evening: number): this {
    this.roll(morning, evening);
    if (morning !== evening) this.choose('dice', `${morning}/${evening}`);
    return this.cards(...this.#hands.slice(0, players(this.state)).map(hand => hand[0]));
  }

  #take(result: Result<Step, Refusal>): this {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    isSeenByAll(this.state, result.value);
    this.state = result.value.state;
    this.events.push(...result.value.events);
    return this;
  }

  // What can be read.

  get waiting(): Wait {
    const now = waiting(this.state);
    if ('over' in now) return 'over';
    if ('chance' in now) return now.chance;
    const [{ kind, seat }] = now.decide;
    return kind === 'card' ? { decide: 'card', seats: now.decide.map(each => each.seat) } : { decide: kind, seat };
  }

  /** The options of the seat that is asked, sorted; of a given seat when several are. */
  options(seat: Seat = questions(this.state)[0]?.seat): string[] {
    return optionsOf(this.state, seat).sort();
  }

  /** A ship as a record would write it down. */
  ship(name: ShipName): ShipMark {
    return mark(this.state).ships[name === 'ghost' ? players(this.state) : name];
  }

  at(name: ShipName): string {
    const { space, lap } = this.ship(name);
    return lap === 0 ? `${space}` : `${space}@${lap}`;
  }

  holds(name: ShipName): string {
    return this.ship(name).holds.join(' ');
  }

  get tokens(): readonly number[] {
    return mark(this.state).tokens;
  }

  /** The points as they would be counted now. */
  get final(): Final {
    return finalOf(this.state);
  }

  /** The events of one kind, in the order they happened. */
  told<K extends GameEvent['kind']>(kind: K): Told<K>[] {
    return this.events.filter((event): event is Told<K> => event.kind === kind);
  }
}

export const table = (position: PositionAt = {}): Table => new Table(position);

/** Whatever happens in an example: what everybody is told of it, put together, is what they see then. */
const isSeenByAll = (before: State, { state, events }: Step): void => {
  for (const viewer of [null, ...Array(players(state)).keys()]) {
    const fresh = view(state, viewer);
    const told = events.map(event => seen(event, viewer)).reduce(after, view(before, viewer));
    expect(awaiting(told, fresh.waiting, fresh.options)).toEqual(fresh);
  }
};
