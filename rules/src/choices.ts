import { KEEP } from './battle.ts';
import { CARDS, type Card, cardNumber } from './cards.ts';
import type { Code } from './decide.ts';
import { actionFace, type Die, isDie } from './dice.ts';
import { FORWARD_CODE } from './ghost.ts';
import { cargoOf, type HoldText, holdText, readHold } from './holds.ts';
import { TAKE } from './lair.ts';
import { holdOf, INTO_SIXTH, isSixth } from './loading.ts';
import { lootOf } from './loot.ts';
import { type DecisionKind, decisionKind } from './phases.ts';
import { type Position, position } from './place.ts';
import { paidIn } from './price.ts';
import { eveningOf, morningOf } from './round.ts';
import type { ShipName } from './seats.ts';
import { stockText } from './splits.ts';
import { phaseOf, type State, shipName } from './state.ts';
import { POWERS, type Power, TREASURES, type Treasure } from './treasures.ts';

const GUNPOWDER = cargoOf('gunpowder');

/** A hold in a choice: the 6th Hold is told apart from the ordinary ones. */
export type NamedHold = HoldText | `sixth:${HoldText}`;

/** What a seat decides; beside each, how it is written. */
export type Choice =
  | { readonly kind: 'dice'; readonly morning: Die; readonly evening: Die } // 5/2
  | { readonly kind: 'card'; readonly card: Card } // forward/food
  | { readonly kind: 'move' | 'retreat' | 'ghost-move'; readonly to: Position } // to:17, to:45@-1, to:0@1
  | { readonly kind: 'load' | 'ghost-load'; readonly into: 'ordinary' | 'sixth' } // ordinary
  | { readonly kind: 'empty'; readonly hold: NamedHold } // food:3, sixth:food:3
  | { readonly kind: 'pay' | 'powder-from'; readonly leave: readonly NamedHold[] } // leave:food:2,sixth:food:3
  | { readonly kind: 'attack' | 'ghost-attack'; readonly ship: ShipName } // ship:2, ship:ghost
  | { readonly kind: 'powder'; readonly tokens: number } // 4
  | { readonly kind: 'sabre'; readonly again: boolean } // keep, reroll
  | { readonly kind: 'treasure'; readonly take: boolean } // take, leave
  | { readonly kind: 'loot' | 'ghost-loot'; readonly loot: LootChoice }
  | { readonly kind: 'ghost-direction'; readonly forward: boolean }; // forward

export type LootChoice =
  | { readonly take: 'hold'; readonly hold: NamedHold } // hold:gold:5, hold:sixth:gold:5
  | { readonly take: 'power'; readonly power: Power } // power:lady-beth
  | { readonly take: 'hidden'; readonly index: number } // hidden:1
  | { readonly take: 'give'; readonly treasure: Treasure } // give:-3, give:morgans-map
  | { readonly take: 'nothing' }; // nothing

/** What an option of the open decision means. */
export const choiceOf = (game: State, code: Code): Choice => {
  const kind = decisionKind(phaseOf(game));
  switch (kind) {
    case 'dice':
      return { kind, morning: actionFace(morningOf(code)), evening: actionFace(eveningOf(code)) };
    case 'card':
      return { kind, card: CARDS[code] };
    case 'move':
    case 'retreat':
    case 'ghost-move':
      return { kind, to: position(code) };
    case 'load':
    case 'ghost-load':
      return { kind, into: code === INTO_SIXTH ? 'sixth' : 'ordinary' };
    case 'empty':
      return { kind, hold: namedHold(holdOf(code), isSixth(code)) };
    case 'pay':
      return { kind, leave: stockText(code, paidIn(game)) };
    case 'powder-from':
      return { kind, leave: stockText(code, GUNPOWDER) };
    case 'attack':
    case 'ghost-attack':
      return { kind, ship: shipName(game, code) };
    case 'powder':
      return { kind, tokens: code };
    case 'sabre':
      return { kind, again: code !== KEEP };
    case 'treasure':
      return { kind, take: code === TAKE };
    case 'loot':
    case 'ghost-loot':
      return { kind, loot: lootChoice(code) };
    case 'ghost-direction':
      return { kind, forward: code === FORWARD_CODE };
  }
};

const namedHold = (hold: number, sixth: boolean): NamedHold => (sixth ? `sixth:${holdText(hold)}` : holdText(hold));

const lootChoice = (code: Code): LootChoice => {
  const loot = lootOf(code);
  switch (loot.take) {
    case 'hold':
      return { take: 'hold', hold: namedHold(loot.hold, loot.sixth) };
    case 'power':
      return { take: 'power', power: POWERS[loot.power] };
    case 'give':
      return { take: 'give', treasure: TREASURES[loot.card] };
    case 'hidden':
    case 'nothing':
      return loot;
  }
};

/** A choice in the notation. */
export const writeChoice = (choice: Choice): string => {
  switch (choice.kind) {
    case 'dice':
      return `${choice.morning}/${choice.evening}`;
    case 'card':
      return choice.card;
    case 'move':
    case 'retreat':
    case 'ghost-move':
      return choice.to.lap === 0 ? `to:${choice.to.space}` : `to:${choice.to.space}@${choice.to.lap}`;
    case 'load':
    case 'ghost-load':
      return choice.into;
    case 'empty':
      return choice.hold;
    case 'pay':
    case 'powder-from':
      return `leave:${choice.leave.join(',')}`;
    case 'attack':
    case 'ghost-attack':
      return `ship:${choice.ship}`;
    case 'powder':
      return String(choice.tokens);
    case 'sabre':
      return choice.again ? 'reroll' : 'keep';
    case 'treasure':
      return choice.take ? 'take' : 'leave';
    case 'loot':
    case 'ghost-loot':
      return writeLoot(choice.loot);
    case 'ghost-direction':
      return choice.forward ? 'forward' : 'backward';
  }
};

const writeLoot = (loot: LootChoice): string => {
  switch (loot.take) {
    case 'hold':
      return `hold:${loot.hold}`;
    case 'power':
      return `power:${loot.power}`;
    case 'hidden':
      return `hidden:${loot.index}`;
    case 'give':
      return `give:${loot.treasure}`;
    case 'nothing':
      return 'nothing';
  }
};

/** What a choice in the notation means; undefined when it is not one of that kind. */
export const readChoice = (kind: DecisionKind, text: string): Choice | undefined => {
  const choice = understood(kind, text);
  // Only the one spelling that `writeChoice` uses counts, so that a text and its choice are the same thing.
  return choice !== undefined && writeChoice(choice) === text ? choice : undefined;
};

const understood = (kind: DecisionKind, text: string): Choice | undefined => {
  switch (kind) {
    case 'dice': {
      const [morning, evening] = text.split('/').map(Number);
      return isDie(morning) && isDie(evening) ? { kind, morning, evening } : undefined;
    }
    case 'card': {
      const number = cardNumber(text);
      return number === undefined ? undefined : { kind, card: CARDS[number] };
    }
    case 'move':
    case 'retreat':
    case 'ghost-move': {
      const [, space, lap] = /^to:(\d{1,2})(?:@(-?\d{1,3}))?$/.exec(text) ?? [];
      return space === undefined ? undefined : { kind, to: { space: Number(space), lap: Number(lap ?? 0) } };
    }
    case 'load':
    case 'ghost-load':
      return text === 'ordinary' || text === 'sixth' ? { kind, into: text } : undefined;
    case 'empty': {
      const hold = readNamedHold(text);
      return hold === undefined ? undefined : { kind, hold };
    }
    case 'pay':
    case 'powder-from': {
      const leave = readLeave(text);
      return leave === undefined ? undefined : { kind, leave };
    }
    case 'attack':
    case 'ghost-attack': {
      const [, ship] = /^ship:(\d|ghost)$/.exec(text) ?? [];
      return ship === undefined ? undefined : { kind, ship: ship === 'ghost' ? 'ghost' : Number(ship) };
    }
    case 'powder':
      return /^\d{1,2}$/.test(text) ? { kind, tokens: Number(text) } : undefined;
    case 'sabre':
      return { kind, again: text === 'reroll' };
    case 'treasure':
      return { kind, take: text === 'take' };
    case 'loot':
    case 'ghost-loot': {
      const loot = readLoot(text);
      return loot === undefined ? undefined : { kind, loot };
    }
    case 'ghost-direction':
      return { kind, forward: text === 'forward' };
  }
};

const SIXTH = 'sixth:';

const readNamedHold = (text: string): NamedHold | undefined => {
  const sixth = text.startsWith(SIXTH);
  const hold = readHold(sixth ? text.slice(SIXTH.length) : text);
  return hold === undefined ? undefined : namedHold(hold, sixth);
};

const readLeave = (text: string): NamedHold[] | undefined => {
  if (!text.startsWith('leave:')) return undefined;
  const list = text.slice('leave:'.length);
  const holds = list === '' ? [] : list.split(',').map(readNamedHold);
  return holds.every(hold => hold !== undefined) ? holds : undefined;
};

const readLoot = (text: string): LootChoice | undefined => {
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  switch (colon < 0 ? text : text.slice(0, colon)) {
    case 'nothing':
      return { take: 'nothing' };
    case 'hold': {
      const hold = readNamedHold(rest);
      return hold === undefined ? undefined : { take: 'hold', hold };
    }
    case 'power': {
      const power = POWERS.find(each => each === rest);
      return power === undefined ? undefined : { take: 'power', power };
    }
    case 'hidden':
      return { take: 'hidden', index: Number(rest) };
    case 'give':
      return { take: 'give', treasure: POWERS.find(each => each === rest) ?? Number(rest) };
    default:
      return undefined;
  }
};
