import type { Choice } from './decisions.ts';
import { type Leg, type Way, waysBy, waysOf } from './foresight.ts';
import { goodsIn, type Resource } from './holds.ts';
import { powderOf } from './odds.ts';
import { type Aboard, aboard } from './outlook.ts';
import { spacesToFinish } from './place.ts';
import { type Price, priceOf } from './price-list.ts';
import { FINISH_POINTS, isBeyondRedLine, POINTS_BEFORE_THE_RED_LINE } from './score.ts';
import type { Seat } from './seats.ts';
import { shipOf } from './sides.ts';
import type { View } from './view.ts';

/** Why an option is good or bad, as far as the table shows it: what it leads to, what that costs, and what is left. */
export type Ground =
  | Met
  | { readonly kind: 'keeps'; readonly resource: Resource; readonly tokens: number }
  | { readonly kind: 'empties'; readonly holds: number };

/** What a ship meets with on its way. */
type Met =
  | { readonly kind: 'finishes'; readonly points: number }
  /** Whoever is beyond the red line does not lose these points (R-END-3). */
  | { readonly kind: 'passes-red-line'; readonly points: number }
  /** Too little for the price of a space; `isLeft` when the ship had more, and has paid with it before. */
  | { readonly kind: 'short'; readonly price: Price; readonly has: number; readonly isLeft: boolean }
  | { readonly kind: 'treasure' }
  | { readonly kind: 'loses-load' | 'throws-overboard'; readonly resource: Resource; readonly tokens: number }
  /** How many of it are aboard then. */
  | { readonly kind: 'loads'; readonly resource: Resource; readonly tokens: number; readonly aboard: number }
  | { readonly kind: 'pays'; readonly price: Price; readonly left: number }
  /** By how many spaces; below zero: farther away. */
  | { readonly kind: 'nears'; readonly spaces: number };

/** A ground, and whether it holds on every lane that is left to choose. */
export type Grounded = Ground & { readonly isSure: boolean };

/** What speaks for a choice or against it, the weightiest first; nothing where only the dice know. */
export const groundsOf = (view: View, seat: Seat, choice: Choice): readonly Grounded[] => {
  switch (choice.kind) {
    case 'card':
      return onTheWays(waysOf(view, seat, choice.card));
    case 'move':
      return onTheWays(waysBy(view, seat, choice.to));
    case 'empty': {
      const { resource, tokens } = goodsIn(choice.hold);
      const { stock } = aboard(shipOf(view, view.load?.ship ?? seat));
      return [{ kind: 'keeps', resource, tokens: stock[resource] - tokens, isSure: true }];
    }
    case 'powder': {
      const tokens = powderOf(view.ships[seat]) - choice.tokens;
      return [{ kind: 'keeps', resource: 'gunpowder', tokens, isSure: true }];
    }
    case 'pay':
    case 'powder-from':
      return [{ kind: 'empties', holds: emptied(view, seat, choice.kind, choice.leave.length), isSure: true }];
    case 'dice':
    case 'load':
    case 'attack':
    case 'sabre':
    case 'loot':
    case 'retreat':
    case 'treasure':
    case 'ghost-direction':
    case 'ghost-move':
    case 'ghost-attack':
    case 'ghost-loot':
    case 'ghost-load':
      return [];
  }
};

/** How many holds are empty after a payment that leaves this many of its kind filled. */
const emptied = (view: View, seat: Seat, kind: 'pay' | 'powder-from', left: number): number => {
  const { position, contents, emptyHolds } = aboard(view.ships[seat]);
  const resource = kind === 'pay' ? priceOf(position.space)?.resource : 'gunpowder';
  return emptyHolds + contents.filter(each => each === resource).length - left;
};

/** Nobody takes a lane into a shortage while there is another: only the ways that are left count. */
const onTheWays = (all: readonly Way[]): readonly Grounded[] => {
  const safe = all.filter(({ legs }) => legs.every(({ after }) => after !== null));
  const ways = (safe.length > 0 ? safe : all).map(way => new Map(groundsOn(way).map(each => [keyOf(each), each])));
  const grounds = new Map(ways.flatMap(way => [...way]));
  return (
    [...grounds]
      .map(([key, ground]) => ({ ...ground, isSure: ways.every(way => way.has(key)) }))
      // How far it is depends on the lane, which is chosen for other reasons.
      .filter(({ kind, isSure }) => isSure || kind !== 'nears')
      .sort((one, other) => weight(other) - weight(one))
  );
};

const keyOf = (ground: Met): string => JSON.stringify(ground);

const groundsOn = ({ from, legs }: Way): readonly Met[] => {
  const last = legs[legs.length - 1].after;
  const spaces = last ? spacesToFinish(from.position) - spacesToFinish(last.position) : 0;
  return [...legs.flatMap(leg => groundsAt(leg, from)), ...(spaces === 0 ? [] : [{ kind: 'nears', spaces } as const])];
};

const groundsAt = ({ seen, before, after }: Leg, first: Aboard): readonly Met[] => {
  // After a shortage nobody knows anything.
  if (before === null) return [];
  if (seen.kind === 'load') {
    const { resource, tokens, room } = seen.load;
    switch (room) {
      case 'none':
        return [{ kind: 'loses-load', resource, tokens }];
      case 'overboard':
        return [{ kind: 'throws-overboard', resource, tokens }];
      case 'empty':
        return [{ kind: 'loads', resource, tokens, aboard: before.stock[resource] + tokens }];
    }
  }
  const { to, finish, price, treasure } = seen.landing;
  if (finish) return [{ kind: 'finishes', points: FINISH_POINTS }];
  const grounds: Met[] = treasure ? [{ kind: 'treasure' }] : [];
  if (!isBeyondRedLine(before.position) && isBeyondRedLine(to))
    grounds.push({ kind: 'passes-red-line', points: -POINTS_BEFORE_THE_RED_LINE });
  if (price === null) return grounds;
  const has = before.stock[price.resource];
  return [
    ...grounds,
    after === null
      ? { kind: 'short', price, has, isLeft: has < first.stock[price.resource] }
      : { kind: 'pays', price, left: has - price.tokens },
  ];
};

/** How much a ground matters, roughly in points. */
const weight = (ground: Met): number => {
  switch (ground.kind) {
    case 'finishes':
    case 'passes-red-line':
      return ground.points;
    case 'short':
      return 6;
    case 'treasure':
      return 5;
    case 'loses-load':
    case 'throws-overboard':
      return 4;
    case 'loads':
      return ground.tokens;
    case 'pays':
      return 0.9 * ground.price.tokens;
    case 'nears':
      return 0.4 * Math.abs(ground.spaces);
  }
};
