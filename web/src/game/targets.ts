import {
  type Card,
  goodsIn,
  loserOf,
  type Power,
  priceOf,
  type Resource,
  type ShipName,
  type ShipView,
  SPACES,
  shipOf,
  type View,
} from '@jamaica/rules';
import { type Choice, type Loot, type NamedHold, readChoice } from '@jamaica/rules/notation';
import type { TipSign } from '../words/tips.ts';
import { spent } from './aboard.ts';
import type { Question } from './question.ts';

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

export const targetsOf = (view: View, { seat, kind, options }: Question): Targets => {
  const pairs = options.flatMap(option => {
    const choice = readChoice(kind, option);
    return choice ? things(view, seat, choice).map((target): [string, string] => [keyOf(target), option]) : [];
  });
  const paid = kind === 'pay' || kind === 'powder-from' ? payments(view, seat, kind, options) : [];
  return new Map([...pairs, ...paid]);
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

/** A hold that is pointed at pays first, and the others what is missing, the fullest last. */
const payments = (
  view: View,
  seat: number,
  kind: 'pay' | 'powder-from',
  options: readonly string[],
): [string, string][] => {
  const ship = view.ships[seat];
  const due = kind === 'pay' ? priceOf(ship.position.space) : powderDue(view, seat);
  if (!due) return [];
  const places: readonly HoldPlace[] = [...ship.holds.keys(), 'sixth'];
  return places.flatMap((hold): [string, string][] => {
    const left = leftAfter(ship, hold, due.resource, due.tokens);
    const option = options.find(each => left !== null && isLeaving(kind, each, left));
    return option === undefined ? [] : [[keyOf({ on: 'hold', ship: seat, hold }), option]];
  });
};

const powderDue = ({ battle }: View, seat: number): { readonly resource: Resource; readonly tokens: number } | null =>
  battle && {
    resource: 'gunpowder',
    tokens: battle.attacker === seat ? battle.attackPowder : battle.defencePowder,
  };

/** What is left of a resource, as the notation lists it; null when nothing of it is in that hold. */
const leftAfter = (ship: ShipView, first: HoldPlace, resource: Resource, tokens: number): readonly string[] | null => {
  const inFirst = first === 'sixth' ? ship.sixth : ship.holds[first];
  if (inFirst === null || inFirst === 'empty' || goodsIn(inFirst).resource !== resource) return null;
  const paid = Math.min(tokens, goodsIn(inFirst).tokens);
  const only: ShipView = {
    ...ship,
    holds: ship.holds.map((hold, index) => (index === first ? hold : null)),
    sixth: first === 'sixth' ? ship.sixth : null,
  };
  const rest: ShipView = {
    ...ship,
    holds: ship.holds.with(first === 'sixth' ? -1 : first, first === 'sixth' ? (ship.holds.at(-1) ?? null) : null),
    sixth: first === 'sixth' ? null : ship.sixth,
  };
  return [
    ...namesIn(spent(only, resource, paid), resource),
    ...namesIn(spent(rest, resource, tokens - paid), resource),
  ];
};

const namesIn = ({ holds, sixth }: ShipView, resource: Resource): string[] => [
  ...holds.filter(hold => hold !== null && goodsIn(hold).resource === resource).map(String),
  ...(sixth !== null && sixth !== 'empty' && goodsIn(sixth).resource === resource ? [`sixth:${sixth}`] : []),
];

const isLeaving = (kind: 'pay' | 'powder-from', option: string, left: readonly string[]): boolean => {
  const choice = readChoice(kind, option);
  return (
    (choice?.kind === 'pay' || choice?.kind === 'powder-from') &&
    choice.leave.toSorted().join() === left.toSorted().join()
  );
};
