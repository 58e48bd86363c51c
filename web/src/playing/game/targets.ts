import {
  type Card,
  type Decision,
  goodsIn,
  loserOf,
  type Power,
  type ShipName,
  type ShipView,
  SPACES,
  shipOf,
  type View,
} from '@jamaica/rules';
import { type Choice, type Loot, type NamedHold, readChoice } from '@jamaica/rules/notation';
import type { TipSign } from '@jamaica/words/page';

/** A hold by its place, or the 6th. */
export type HoldPlace = number | 'sixth';

/** A thing on the table that can be pointed at. */
export type Target =
  | { readonly on: 'card'; readonly card: Card }
  | { readonly on: 'die'; readonly index: number }
  | { readonly on: 'space'; readonly space: number }
  /** Never a choice, but something to ask about. */
  | { readonly on: 'sign'; readonly sign: TipSign }
  | { readonly on: 'ship'; readonly ship: ShipName }
  | { readonly on: 'hold'; readonly ship: ShipName; readonly hold: HoldPlace }
  | { readonly on: 'power'; readonly ship: ShipName; readonly power: Power }
  | { readonly on: 'treasure'; readonly ship: ShipName; readonly index: number };

/** A target as a key: things that are the same have the same one. */
export const keyOf = (target: Target): string => Object.values(target).join(' ');

/** The spaces among the targets. */
export const targetSpaces = (targets: Targets): readonly number[] =>
  [...SPACES.keys()].filter(space => targets.has(keyOf({ on: 'space', space })));

/** What choosing by pointing comes to: the things that can be pointed at, each with the option it stands for. */
export type Targets = ReadonlyMap<string, string>;

export const targetsOf = (view: View, { seat, kind, options }: Decision): Targets => {
  const pairs = options.flatMap(option => {
    const choice = readChoice(kind, option);
    return choice ? things(view, seat, choice).map((target): [string, string] => [keyOf(target), option]) : [];
  });
  return new Map(pairs);
};

/** The things that stand for a choice; none where only words can. */
const things = (view: View, seat: number, choice: Choice): Target[] => {
  switch (choice.kind) {
    case 'dice':
      // A die that is pointed at goes to the morning.
      return view.dice ? [{ on: 'die', index: view.dice.indexOf(choice.morning) }] : [];
    case 'card':
      return [{ on: 'card', card: choice.card }];
    case 'move':
    case 'retreat':
    case 'ghost-move':
      return [{ on: 'space', space: choice.to.space }];
    case 'load':
      return emptyHolds(view.ships[seat], choice.into);
    case 'ghost-load':
      return emptyHolds(shipOf(view, 'ghost'), choice.into);
    case 'empty':
      return holdsWith(view.load ? shipOf(view, view.load.ship) : view.ships[seat], choice.hold);
    case 'attack':
    case 'ghost-attack':
      return [{ on: 'ship', ship: choice.ship }];
    case 'loot':
    case 'ghost-loot':
      return view.battle ? loot(view, seat, shipOf(view, loserOf(view.battle)), choice.loot) : [];
    // A single hold does not say how much it gives: see payment.ts.
    case 'pay':
    case 'powder-from':
    case 'powder':
    case 'sabre':
    case 'treasure':
    case 'ghost-direction':
      return [];
  }
};

const emptyHolds = ({ ship, holds, sixth }: ShipView, into: 'ordinary' | 'sixth'): Target[] => {
  if (into === 'sixth') return sixth === 'empty' ? [{ on: 'hold', ship, hold: 'sixth' }] : [];
  return holds.flatMap((hold, index): Target[] => (hold === null ? [{ on: 'hold', ship, hold: index }] : []));
};

const holdsWith = ({ ship, holds }: ShipView, named: NamedHold): Target[] => {
  const { hold: goods, isSixth } = goodsIn(named);
  if (isSixth) return [{ on: 'hold', ship, hold: 'sixth' }];
  return holds.flatMap((hold, index): Target[] => (hold === goods ? [{ on: 'hold', ship, hold: index }] : []));
};

const loot = (view: View, seat: number, loser: ShipView, choice: Loot): Target[] => {
  switch (choice.take) {
    case 'hold':
      return holdsWith(loser, choice.hold);
    case 'power':
      return [{ on: 'power', ship: loser.ship, power: choice.power }];
    case 'hidden':
      return [{ on: 'treasure', ship: loser.ship, index: choice.index }];
    case 'give':
      return typeof choice.treasure === 'string'
        ? [{ on: 'power', ship: seat, power: choice.treasure }]
        : view.ships[seat].hidden.flatMap(({ treasure }, index): Target[] =>
            treasure === choice.treasure ? [{ on: 'treasure', ship: seat, index }] : [],
          );
    case 'nothing':
      return [];
  }
};
