import {
  type Aboard,
  type Action,
  aboard,
  type Card,
  type DecisionKind,
  goodsIn,
  type HoldText,
  isFinish,
  type Landing,
  landed,
  landing,
  loaded,
  loserOf,
  type Position,
  prospect,
  SPACES,
  shipOf,
  type View,
} from '@jamaica/rules';
import { type Choice, type Loot, readChoice } from '@jamaica/rules/notation';
import { actionsOf } from './cards.ts';
import { leftIn } from './holds.ts';
import type { GameWords } from './words.ts';

/** An option in words: one line, or two for a card's two halves. */
export const phrase = (view: View, seat: number, kind: DecisionKind, option: string, words: GameWords): string[] => {
  const choice = readChoice(kind, option);
  if (!choice) throw new Error(`no ${kind}: ${option}`);
  return choice.kind === 'card' ? cardLines(view, seat, choice.card, words) : [said(view, seat, choice, words)];
};

const said = (view: View, seat: number, choice: Exclude<Choice, { kind: 'card' }>, words: GameWords): string => {
  const { choose } = words;
  switch (choice.kind) {
    case 'dice':
      return choose.dice(choice.morning, choice.evening);
    case 'move':
      return choose.sailTo(landingText(landing(view, seat, aboard(view.ships[seat]), choice.to), words));
    case 'retreat':
      return choose.sailTo(retreatText(view, seat, choice.to, words));
    case 'ghost-move':
      return choose.sailTo(ghostText(view, choice.to, words));
    case 'load':
    case 'ghost-load':
      return choice.into === 'sixth' ? choose.sixth : choose.ordinary;
    case 'empty': {
      const { hold, isSixth } = goodsIn(choice.hold);
      return isSixth ? choose.throwOutSixth(hold) : choose.throwOut(hold);
    }
    case 'pay':
    case 'powder-from': {
      const { ordinary, sixth, resource } = leftIn(choice.leave);
      return resource === null ? choose.leaveNothing : choose.leave(ordinary, sixth, resource);
    }
    case 'attack':
    case 'ghost-attack':
      return choose.attack(choice.ship);
    case 'powder':
      return choose.powder(choice.tokens);
    case 'sabre':
      return choice.again ? choose.reroll : choose.keep;
    case 'loot':
    case 'ghost-loot':
      return lootText(view, choice.loot, words);
    case 'treasure':
      return choice.take ? choose.takeTreasure : choose.leaveTreasure;
    case 'ghost-direction':
      return choice.forward ? choose.forward : choose.backward;
  }
};

const lootText = (view: View, loot: Loot, { choose, names }: GameWords): string => {
  switch (loot.take) {
    case 'hold': {
      const { hold, isSixth } = goodsIn(loot.hold);
      return isSixth ? choose.takeSixth(hold) : choose.takeHold(hold);
    }
    case 'power':
      return choose.takePower(loot.power);
    case 'hidden': {
      const card = view.battle ? shipOf(view, loserOf(view.battle)).hidden[loot.index] : null;
      const known = card?.treasure === null || !card ? null : names.treasure(card.treasure);
      return choose.takeHidden(loot.index + 1, known ?? (card?.cursed ? choose.cursed : null));
    }
    case 'give':
      return choose.give(loot.treasure);
    case 'nothing':
      return choose.nothing;
  }
};

/** A space, what it costs, and what will happen there. */
const landingText = ({ to, price, short, treasure, rivals }: Landing, words: GameWords): string => {
  const { choose } = words;
  if (isFinish(to)) return choose.space(to, [choose.finish]);
  return choose.space(to, [
    ...kindOf(to, words),
    ...(price ? [words.names.tokens(price.resource, price.tokens)] : []),
    ...(short ? [choose.shortage] : []),
    ...(treasure ? [choose.treasure] : []),
    ...(rivals.length > 0 ? [choose.battle(rivals)] : []),
  ]);
};

const kindOf = (to: Position, { names }: GameWords): string[] => {
  const { kind } = SPACES[to.space];
  return kind === 'port-royal' ? [] : [names.spaceKind(kind)];
};

// In 2007 the space is paid for, in 2021 it is not (R-SHO-5, R-SHO-15).
const retreatText = (view: View, seat: number, to: Position, words: GameWords): string => {
  const end = landing(view, seat, aboard(view.ships[seat]), to);
  return landingText(view.edition === '2007' ? end : { ...end, price: null, short: false }, words);
};

// R-GHO-6: the Ghost Ship never pays.
const ghostText = (view: View, to: Position, words: GameWords): string => {
  const end = landing(view, 'ghost', aboard(shipOf(view, 'ghost')), to);
  return landingText({ ...end, price: null, short: false }, words);
};

/** What the two halves of a card would do with the dice as they lie. */
const cardLines = (view: View, seat: number, card: Card, words: GameWords): string[] => {
  const [morning, evening] = view.dice ?? [1, 1];
  const [first, second] = actionsOf(card);
  const before = [aboard(view.ships[seat])];
  const later = after(view, seat, before, first, morning);
  return [
    words.choose.half('morning', half(view, seat, before, first, morning, words)),
    words.choose.half('evening', half(view, seat, later, second, evening, words)),
  ];
};

/** A half of a card from each of the places where it could begin. */
const half = (
  view: View,
  seat: number,
  from: readonly Aboard[],
  action: Action,
  die: number,
  words: GameWords,
): string => {
  const { choose } = words;
  if (from.length === 0 && (action === 'forward' || action === 'backward')) return choose.afterShortage;
  const prospects = (from.length > 0 ? from : [aboard(view.ships[seat])]).map(at =>
    prospect(view, seat, at, action, die),
  );
  const [one] = prospects;
  if (one.kind === 'load') {
    const goods: HoldText = `${one.resource}:${one.tokens}`;
    const remark = one.room === 'empty' ? '' : ` (${one.room === 'overboard' ? choose.overboard : choose.lost})`;
    return `${choose.load(goods)}${remark}`;
  }
  const ends = prospects.flatMap(each => (each.kind === 'sail' ? each.landings : []));
  return choose.sail(one.die, one.forward, [...new Set(ends.map(end => landingText(end, words)))]);
};

/** Where a ship can be after the morning; nowhere that can be foreseen when it can only end in a shortage. */
const after = (view: View, seat: number, from: readonly Aboard[], action: Action, die: number): Aboard[] =>
  from.flatMap(at => {
    const next = prospect(view, seat, at, action, die);
    if (next.kind === 'load') return [loaded(at, next)];
    return next.landings.map(end => landed(at, end)).filter(there => there !== null);
  });
