import { PORT_ROYAL } from './board.ts';
import type { Action } from './cards.ts';
import { goodsIn, type HoldText, type Resource } from './holds.ts';
import { endsOf, type Position } from './place.ts';
import { type Price, priceOf } from './price-list.ts';
import type { ShipName } from './seats.ts';
import type { ShipView, View } from './view.ts';

/** What a ship's next actions depend on, as everybody at the table can see it. */
export interface Aboard {
  readonly position: Position;
  readonly stock: Readonly<Record<Resource, number>>;
  /** What each filled hold contains. */
  readonly contents: readonly Resource[];
  readonly emptyHolds: number;
}

/** A space a movement could end on. */
export interface Landing {
  readonly to: Position;
  readonly finish: boolean;
  readonly price: Price | null;
  readonly short: boolean;
  readonly treasure: boolean;
  readonly rivals: readonly ShipName[];
}

/** What one half of a card would do. */
export type Prospect =
  | { readonly kind: 'load'; readonly resource: Resource; readonly tokens: number; readonly room: Room }
  | { readonly kind: 'sail'; readonly forward: boolean; readonly die: number; readonly landings: readonly Landing[] };

/** Whether a load finds an empty hold, throws something overboard, or is lost. */
export type Room = 'empty' | 'overboard' | 'none';

/** Only the finish is on lap 1. */
export const isFinish = ({ lap }: Position): boolean => lap === 1;

const holdsOf = (ship: ShipView): (HoldText | null)[] => [
  ...ship.holds,
  ...(ship.sixth === null ? [] : [ship.sixth === 'empty' ? null : ship.sixth]),
];

/** What can be seen of a ship's holds, added up. */
export const aboard = (ship: ShipView): Aboard => {
  const holds = holdsOf(ship);
  const filled = holds.filter(hold => hold !== null).map(goodsIn);
  const stock = { food: 0, gold: 0, gunpowder: 0 };
  for (const { resource, tokens } of filled) stock[resource] += tokens;
  return {
    position: ship.position,
    stock,
    contents: filled.map(({ resource }) => resource),
    emptyHolds: holds.length - filled.length,
  };
};

/** What arriving somewhere would mean for a ship, as far as everybody can tell. */
export const landing = (view: View, self: ShipName, at: Aboard, to: Position): Landing => {
  const price = priceOf(to.space);
  return {
    to,
    finish: isFinish(to),
    price,
    short: price !== null && at.stock[price.resource] < price.tokens,
    treasure: view.tokens.includes(to.space),
    rivals:
      to.space === PORT_ROYAL
        ? []
        : view.ships.filter(each => each.ship !== self && each.position.space === to.space).map(each => each.ship),
  };
};

/** What an action would bring with a die. */
export const prospect = (view: View, self: ShipName, at: Aboard, action: Action, die: number): Prospect => {
  if (action === 'forward' || action === 'backward') {
    const forward = action === 'forward';
    const landings = endsOf(at.position, die, forward).map(to => landing(view, self, at, to));
    return { kind: 'sail', forward, die, landings };
  }
  return { kind: 'load', resource: action, tokens: die, room: roomFor(at, action) };
};

const roomFor = (at: Aboard, resource: Resource): Room => {
  if (at.emptyHolds > 0) return 'empty';
  return at.contents.every(each => each === resource) ? 'none' : 'overboard';
};

/** The ship after a load, as far as it can be foreseen: what would go overboard is not counted. */
export const loaded = (at: Aboard, load: Extract<Prospect, { kind: 'load' }>): Aboard => {
  if (load.room === 'none') return at;
  return {
    ...at,
    stock: { ...at.stock, [load.resource]: at.stock[load.resource] + load.tokens },
    contents: [...at.contents, load.resource],
    emptyHolds: Math.max(0, at.emptyHolds - 1),
  };
};

/** The ship after a movement; null when a shortage makes it impossible to foresee. */
export const landed = (at: Aboard, { to, price, short }: Landing): Aboard | null => {
  if (short) return null;
  if (price === null) return { ...at, position: to };
  const left = at.stock[price.resource] - price.tokens;
  return { ...at, position: to, stock: { ...at.stock, [price.resource]: left } };
};
