import type { DecisionRule } from './decision.ts';
import { ghostMaster } from './ghost-master.ts';
import {
  cargoIn,
  EMPTY,
  GOLD,
  type Hold,
  holdText,
  isAmong,
  isLaden,
  type NamedHold,
  readNamedHold,
  tokensIn,
  withHold,
} from './holds.ts';
import { GIFT_ANY, LOOT_NEEDS_EMPTY_HOLD } from './house.ts';
import { handOver, learn, showCursed } from './knowledge.ts';
import { receive } from './lair.ts';
import { LOSER, WINNER } from './layout.ts';
import { canLoad, hasEmptyHold, startLoad } from './loading.ts';
import { LAND, phase } from './phases.ts';
import type { Ship } from './seats.ts';
import {
  addPower,
  addToRow,
  firstOfHolds,
  hasPower,
  holdAt,
  ladenOrdinary,
  nameOfHold,
  removeFromRow,
  removePower,
  rowCard,
  rowLength,
  SIXTH_INDEX,
  setHold,
  setSixth,
  sixthOf,
  withoutFirst,
} from './ships.ts';
import { type Draft, goTo, hasHouseRule, isGhost, NONE, open, type State, shipName } from './state.ts';
import type { Power, Treasure } from './treasures.ts';
import {
  isCursed,
  isPower,
  LADY_BETH,
  POWERS,
  SIXTH_HOLD,
  TREASURES,
  type TreasureNumber,
  worth,
} from './treasures.ts';

const LOOT = phase('loot');
const GHOST_LOOT = phase('ghost-loot');

/** What a winner takes: a hold by its number, and above those a power, a place in the row, a card to give, nothing. */
type LootCode = number;
const POWER_CODES = 128;
const ROW_CODES = 256;
const GIFT_CODES = 512;
const NO_LOOT = 1024;

/** R-BAT-10: a hold can be taken when its contents could be loaded; what the Ghost Ship cannot use it sinks (R-GHO-9). */
const canTake = (game: State, winner: Ship, hold: Hold): boolean => {
  if (isGhost(game, winner)) return cargoIn(hold) !== GOLD || hasEmptyHold(game, winner);
  // R-HOU-5: by house rule nothing is thrown overboard for loot.
  return hasHouseRule(game, LOOT_NEEDS_EMPTY_HOLD) ? hasEmptyHold(game, winner) : canLoad(game, winner, cargoIn(hold));
};

/** The winner takes its pick. A player is asked even with nothing to take (R-VIS-4), the Ghost Ship's master is not. */
export const askLoot = (game: Draft, winner: Ship, loser: Ship): void => {
  game.cells[WINNER] = winner;
  game.cells[LOSER] = loser;
  const count = listLoot(game, game.options);
  if (!isGhost(game, winner)) open(game, LOOT, count);
  else if (count === 1) playLoot(game, game.options[0]);
  else open(game, GHOST_LOOT, count);
};

/** R-BAT-9, R-GHO-9, R-GHO-10. */
const listLoot = (game: State, options: Int32Array): number => {
  const winner = game.cells[WINNER];
  const loser = game.cells[LOSER];
  let count = 0;
  let listed = 0;
  for (let holds = ladenOrdinary(game, loser); holds !== 0; holds = withoutFirst(holds)) {
    const index = firstOfHolds(holds);
    const hold = holdAt(game, loser, index);
    if (!isAmong(listed, hold) && canTake(game, winner, hold)) options[count++] = index;
    listed = withHold(listed, hold);
  }
  const sixth = sixthOf(game, loser);
  if (isLaden(sixth) && canTake(game, winner, sixth)) options[count++] = SIXTH_INDEX;
  for (let power = 0; power < POWERS.length; power++)
    if (hasPower(game, loser, power) && !(power === LADY_BETH && isGhost(game, loser)))
      // R-GHO-2
      options[count++] = POWER_CODES + power;
  for (let index = 0; index < rowLength(game, loser); index++) options[count++] = ROW_CODES + index;
  if (!isGhost(game, winner)) count = listGifts(game, winner, isAnyGift(game, loser), options, count);
  options[count++] = NO_LOOT;
  return count;
};

/** R-HOU-2: by house rule the Ghost Ship can be given anything; otherwise only a cursed treasure can be given. */
const isAnyGift = (game: State, loser: Ship): boolean => isGhost(game, loser) && hasHouseRule(game, GIFT_ANY);

const listGifts = (game: State, winner: Ship, any: boolean, options: Int32Array, listed: number): number => {
  let count = listed;
  for (let index = 0; index < rowLength(game, winner); index++) {
    const card = rowCard(game, winner, index);
    if (isCursed(card) || (any && isFirstOfItsWorth(game, winner, index))) options[count++] = GIFT_CODES + card;
  }
  if (any)
    for (let power = 0; power < POWERS.length; power++)
      if (hasPower(game, winner, power)) options[count++] = GIFT_CODES + power;
  return count;
};

// Of equal values the card that came first is given.
const isFirstOfItsWorth = (game: State, ship: Ship, index: number): boolean => {
  for (let before = 0; before < index; before++)
    if (worth(rowCard(game, ship, before)) === worth(rowCard(game, ship, index))) return false;
  return true;
};

const playLoot = (game: Draft, code: LootCode): void => {
  const winner = game.cells[WINNER];
  const loser = game.cells[LOSER];
  goTo(game, LAND); // unless a hold's contents have to be stowed first
  if (code >= NO_LOOT) {
    game.events?.push({ kind: 'nothing-taken', winner: shipName(game, winner), loser: shipName(game, loser) });
  } else if (code >= GIFT_CODES) give(game, winner, loser, code - GIFT_CODES);
  else if (code >= ROW_CODES) takeHidden(game, winner, loser, code - ROW_CODES);
  else if (code >= POWER_CODES) takePower(game, winner, loser, code - POWER_CODES);
  else takeHold(game, winner, loser, code);
};

const takeHold = (game: Draft, winner: Ship, loser: Ship, index: number): void => {
  const hold = holdAt(game, loser, index);
  const toBank = sinks(game, winner, hold);
  setHold(game, loser, index, EMPTY);
  game.events?.push({
    kind: 'hold-taken',
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    hold: holdText(hold),
    from: index === SIXTH_INDEX ? 'sixth' : 'ordinary',
    toBank,
  });
  if (!toBank) startLoad(game, winner, cargoIn(hold), tokensIn(hold), LAND);
};

const takePower = (game: Draft, winner: Ship, loser: Ship, power: TreasureNumber): void => {
  const contents = contentsOf(game, loser, power);
  game.events?.push({
    kind: 'power-taken',
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    power: POWERS[power],
    contents: contents === EMPTY ? null : holdText(contents),
    toBank: sinks(game, winner, contents),
  });
  passPower(game, loser, winner, power);
};

/** What comes along with a power: the 6th Hold has its contents (R-BAT-12). */
const contentsOf = (game: State, ship: Ship, power: TreasureNumber): Hold =>
  power === SIXTH_HOLD ? sixthOf(game, ship) : EMPTY;

/** R-GHO-9, R-GHO-11: what the Ghost Ship cannot use goes to the bank. */
const sinks = (game: State, receiver: Ship, goods: Hold): boolean =>
  goods !== EMPTY && isGhost(game, receiver) && cargoIn(goods) !== GOLD;

const passPower = (game: Draft, from: Ship, to: Ship, power: TreasureNumber): void => {
  removePower(game, from, power);
  addPower(game, to, power);
  if (power !== SIXTH_HOLD) return;
  const contents = sixthOf(game, from);
  setSixth(game, from, NONE);
  setSixth(game, to, sinks(game, to, contents) ? EMPTY : contents);
};

/** R-BAT-11: one particular card, unseen. */
const takeHidden = (game: Draft, winner: Ship, loser: Ship, index: number): void => {
  const card = removeFromRow(game, loser, index);
  handOver(game, card, loser, winner);
  if (isGhost(game, winner)) addToRow(game, winner, card);
  else receive(game, winner, card); // a power hidden in the Ghost Ship's row turns face up (R-GHO-11)
  game.events?.push({
    kind: 'treasure-taken',
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    index,
    treasure: TREASURES[card],
  });
};

const give = (game: Draft, winner: Ship, loser: Ship, card: TreasureNumber): void => {
  if (isPower(card)) givePower(game, winner, loser, card);
  else giveHidden(game, winner, loser, card);
};

/** R-HOU-2: from then on it is like one that the Ghost Ship stole face up. */
const givePower = (game: Draft, winner: Ship, loser: Ship, power: TreasureNumber): void => {
  const contents = contentsOf(game, winner, power);
  game.events?.push({
    kind: 'power-given',
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    power: POWERS[power],
    contents: contents === EMPTY ? null : holdText(contents),
    toBank: sinks(game, loser, contents),
  });
  passPower(game, winner, loser, power);
};

/** R-TRE-4: the receiver learns the card, and everybody that it is cursed; R-HOU-2: or nobody learns anything. */
const giveHidden = (game: Draft, winner: Ship, loser: Ship, card: TreasureNumber): void => {
  const index = rowPlace(game, winner, card);
  removeFromRow(game, winner, index);
  handOver(game, card, winner, loser);
  addToRow(game, loser, card);
  if (!isGhost(game, loser)) learn(game, loser, card);
  const any = isAnyGift(game, loser);
  if (!any) showCursed(game, card);
  game.events?.push({
    kind: any ? 'treasure-given' : 'curse-given',
    winner: shipName(game, winner),
    loser: shipName(game, loser),
    index,
    treasure: worth(card),
  });
};

const rowPlace = (game: State, ship: Ship, card: TreasureNumber): number => {
  let index = 0;
  while (rowCard(game, ship, index) !== card) index++;
  return index;
};

/** What the winner of a battle does; beside each, how it is written. */
export type Loot =
  | { readonly take: 'hold'; readonly hold: NamedHold } // hold:gold:5, hold:sixth:gold:5
  | { readonly take: 'power'; readonly power: Power } // power:lady-beth
  | { readonly take: 'hidden'; readonly index: number } // hidden:1
  | { readonly take: 'give'; readonly treasure: Treasure } // give:-3, give:morgans-map
  | { readonly take: 'nothing' }; // nothing

const lootOf = (game: State, code: LootCode): Loot => {
  if (code >= NO_LOOT) return { take: 'nothing' };
  if (code >= GIFT_CODES) return { take: 'give', treasure: TREASURES[code - GIFT_CODES] };
  if (code >= ROW_CODES) return { take: 'hidden', index: code - ROW_CODES };
  if (code >= POWER_CODES) return { take: 'power', power: POWERS[code - POWER_CODES] };
  return { take: 'hold', hold: nameOfHold(game, game.cells[LOSER], code) };
};

const writeLoot = (loot: Loot): string => {
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

const readLoot = (text: string): Loot | undefined => {
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

/** R-BAT-9, R-GHO-10. */
export const loot: DecisionRule<'loot', { readonly loot: Loot }> = {
  kind: 'loot',
  scene: 'looting',
  decider: game => game.cells[WINNER],
  list: listLoot,
  play: playLoot,
  says: (game, code) => ({ loot: lootOf(game, code) }),
  write: ({ loot }) => writeLoot(loot),
  read: text => {
    const read = readLoot(text);
    return read === undefined ? undefined : { loot: read };
  },
};

/** R-GHO-9. */
export const ghostLoot: DecisionRule<'ghost-loot', { readonly loot: Loot }> = {
  ...loot,
  kind: 'ghost-loot',
  decider: ghostMaster,
};
