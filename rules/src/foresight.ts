import { ACTIONS, type Action, CARDS, type Card } from './cards.ts';
import type { Half } from './events.ts';
import { type Aboard, aboard, type Landing, landed, landing, loaded, type Prospect, prospect } from './outlook.ts';
import type { Position } from './place.ts';
import type { Seat } from './seats.ts';
import { retreatsOf } from './shortage.ts';
import type { View } from './view.ts';

/** What a half of a card could bring. */
export type Foresight =
  | { readonly half: Half; readonly kind: 'load'; readonly load: Extract<Prospect, { kind: 'load' }> }
  | {
      readonly half: Half;
      readonly kind: 'landing';
      readonly from: Position;
      readonly isForward: boolean;
      readonly landing: Landing;
      /** Where a shortage could drive the ship back to. */
      readonly retreats: readonly number[];
    }
  /** After a shortage nobody knows where the evening starts from. */
  | { readonly half: Half; readonly kind: 'unknown' };

/** A half of a card, with the ship before and after it; null where nobody knows. */
export type Leg =
  | { readonly seen: Known; readonly before: Aboard; readonly after: Aboard | null }
  | { readonly seen: Exclude<Foresight, Known>; readonly before: null; readonly after: null };

type Known = Exclude<Foresight, { kind: 'unknown' }>;

/** What is left of a turn, leg by leg, along one of the lanes. */
export interface Way {
  readonly from: Aboard;
  readonly legs: readonly Leg[];
}

/** Both halves of a card with the dice as they lie, before it is chosen: one way for each end that it could come to. */
export const waysOf = (view: View, seat: Seat, card: Card): readonly Way[] => {
  if (!view.dice) return [];
  const { dice } = view;
  const [first, second] = ACTIONS[CARDS.indexOf(card)];
  const from = aboard(view.ships[seat]);
  return legsOf(view, seat, 'morning', from, first, dice[0]).flatMap(morning =>
    legsOf(view, seat, 'evening', morning.after, second, dice[1]).map(evening => ({ from, legs: [morning, evening] })),
  );
};

/** The same for the end of a movement under way, and for the evening after it. */
export const waysBy = (view: View, seat: Seat, to: Position): readonly Way[] => {
  const { turn, dice } = view;
  if (!turn?.card || !dice) return [];
  const from = aboard(view.ships[seat]);
  const leg = legTo(view, turn.half, from, turn.forward === true, landing(view, seat, from, to));
  if (turn.half === 'evening') return [{ from, legs: [leg] }];
  const [, second] = ACTIONS[CARDS.indexOf(turn.card)];
  return legsOf(view, seat, 'evening', leg.after, second, dice[1]).map(evening => ({ from, legs: [leg, evening] }));
};

/** All that the halves of a card could bring, the morning's first. */
export const foresee = (view: View, seat: Seat, card: Card): readonly Foresight[] => {
  const ways = waysOf(view, seat, card);
  return [0, 1].flatMap(half => [...new Set(ways.map(way => way.legs[half].seen))]);
};

const legsOf = (view: View, seat: Seat, half: Half, at: Aboard | null, action: Action, die: number): readonly Leg[] => {
  if (at === null) return [{ seen: { half, kind: 'unknown' }, before: null, after: null }];
  const ahead = prospect(view, seat, at, action, die);
  return ahead.kind === 'load'
    ? [{ seen: { half, kind: 'load', load: ahead }, before: at, after: loaded(at, ahead) }]
    : ahead.landings.map(end => legTo(view, half, at, ahead.forward, end));
};

const legTo = (view: View, half: Half, at: Aboard, isForward: boolean, end: Landing): Leg => ({
  seen: { half, kind: 'landing', from: at.position, isForward, landing: end, retreats: retreats(view, at, end) },
  before: at,
  after: landed(at, end),
});

/** R-SHO-1: a ship that is short gives all it has of what it owes, and falls back. */
const retreats = ({ edition }: View, { stock }: Aboard, { to, price, short }: Landing): readonly number[] =>
  short && price ? retreatsOf(edition, to, { ...stock, [price.resource]: 0 }) : [];
