import { type Decision, goodsIn, priceOf, type Resource, type ShipView, type View } from '@jamaica/rules';
import { readChoice } from '@jamaica/rules/notation';
import type { HoldPlace } from './targets.ts';

/** A hold that can give something. */
export interface Coffer {
  readonly place: HoldPlace;
  readonly tokens: number;
}

/** This many tokens from each of the coffers, in their order. */
export type Given = readonly number[];

/** Tokens that are due, and the holds that they come from (R-PAY-2, R-BAT-3). */
export interface Payment {
  readonly resource: Resource;
  readonly due: number;
  readonly coffers: readonly Coffer[];
  readonly given: Given;
  /** What it is called among the options; null while some of it is missing. */
  readonly option: string | null;
}

type Purse = Pick<Payment, 'due' | 'coffers'>;

/** What is paid when somebody is asked for it; null when they are asked for something else. */
export const paymentOf = (view: View, { seat, kind, options }: Decision, given: Given | null): Payment | null => {
  if (kind !== 'pay' && kind !== 'powder-from') return null;
  const { resource, tokens: due } = dueOf(view, seat, kind);
  const coffers = coffersOf(view.ships[seat], resource);
  const now = given ?? sensible({ due, coffers });
  const left = coffers.flatMap(({ place, tokens }, index) => nameOf(place, resource, tokens - now[index]));
  return { resource, due, coffers, given: now, option: options.find(each => isLeaving(kind, each, left)) ?? null };
};

/** How much each coffer gives by one of the options; null when nothing is paid by it. */
export const givenBy = (view: View, question: Decision, option: string): Given | null => {
  const purse = paymentOf(view, question, null);
  return purse && (splits(purse).find(given => paymentOf(view, question, given)?.option === option) ?? null);
};

/** Every way to give what is due. */
const splits = ({ due, coffers: [first, ...others] }: Purse): readonly Given[] => {
  if (first === undefined) return due === 0 ? [[]] : [];
  return Array.from({ length: Math.min(due, first.tokens) + 1 }, (_, given) =>
    splits({ due: due - given, coffers: others }).map(rest => [given, ...rest]),
  ).flat();
};

export const sumOf = (given: Given): number => given.reduce((sum, tokens) => sum + tokens, 0);

const dueOf = (view: View, seat: number, kind: 'pay' | 'powder-from') => {
  const { battle } = view;
  const price = kind === 'pay' ? priceOf(view.ships[seat].position.space) : null;
  if (price) return price;
  if (!battle) throw new Error('nothing is due');
  const tokens = battle.attacker === seat ? battle.attackPowder : battle.defencePowder;
  return { resource: 'gunpowder' as const, tokens };
};

const coffersOf = ({ holds, sixth }: ShipView, resource: Resource): readonly Coffer[] =>
  [...holds.entries(), ['sixth', sixth] as const].flatMap(([place, hold]) => {
    if (hold === null || hold === 'empty') return [];
    const goods = goodsIn(hold);
    return goods.resource === resource ? [{ place, tokens: goods.tokens }] : [];
  });

/** What stays in a hold, as the notation names it. */
const nameOf = (place: HoldPlace, resource: Resource, tokens: number): string[] => {
  if (tokens === 0) return [];
  return [place === 'sixth' ? `sixth:${resource}:${tokens}` : `${resource}:${tokens}`];
};

const isLeaving = (kind: 'pay' | 'powder-from', option: string, left: readonly string[]): boolean => {
  const choice = readChoice(kind, option);
  return choice !== undefined && 'leave' in choice && choice.leave.toSorted().join() === left.toSorted().join();
};

/** The coffers from the one with the least in it to the one with the most. */
const smallestFirst = (coffers: readonly Coffer[]): readonly number[] =>
  [...coffers.keys()].sort((one, other) => coffers[one].tokens - coffers[other].tokens);

/** The smallest holds give all they have: so the most holds are empty afterwards, to be loaded again. */
export const sensible = (purse: Purse): Given => inOrder(purse, smallestFirst(purse.coffers));

/** One hold gives as much as it can, and the others what is missing. */
export const firstFrom = (purse: Purse, first: number): Given =>
  inOrder(purse, [first, ...smallestFirst(purse.coffers).filter(index => index !== first)]);

const inOrder = ({ due, coffers }: Purse, order: readonly number[]): Given => {
  const given = coffers.map(() => 0);
  let owed = due;
  for (const index of order) {
    given[index] = Math.min(owed, coffers[index].tokens);
    owed -= given[index];
  }
  return given;
};

/** One token more from a hold. When all that is due is there, the fullest of the others takes one back; null when none can. */
export const oneMore = ({ due, coffers, given }: Payment, index: number): Given | null => {
  if (given[index] === coffers[index].tokens) return null;
  const more = given.with(index, given[index] + 1);
  if (sumOf(given) < due) return more;
  const back = smallestFirst(coffers).findLast(other => other !== index && given[other] > 0);
  return back === undefined ? null : more.with(back, given[back] - 1);
};

/** One token less from a hold: it is missing until another gives it. */
export const oneLess = ({ coffers, given }: Payment, index: number): Given | null =>
  given[index] > 0 && coffers.length > 1 ? given.with(index, given[index] - 1) : null;
