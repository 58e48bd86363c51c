import { LAIRS, SPACES } from './board.ts';
import { CARDS, type CardNumber, cardSet } from './cards.ts';
import { COMBAT_FACES, combatNumber } from './dice.ts';
import { FORMER_READING, READING } from './former.ts';
import { choose, hasNotChosen, layDiscards, setHand, setHeld, stack } from './hands.ts';
import { readRules } from './header.ts';
import { cargoIn, cargoOf, EMPTY, filled, type Hold, ORDINARY_HOLDS, RESOURCES, tokensIn } from './holds.ts';
import { HOUSE_RULES, houseRules } from './house.ts';
import { found, handOver, learn, showCursed } from './knowledge.ts';
import * as cell from './layout.ts';
import { HALF_OVER, isChance, isDecision, LAND, PHASES, SHUFFLE } from './phases.ts';
import { isFinish, type Place, place } from './place.ts';
import { waiting } from './play.ts';
import {
  CARD_LETTERS,
  CARGO_LETTERS,
  FACE_LETTERS,
  isBattle,
  NOTHING,
  sceneOf,
  TREASURE_LETTERS,
} from './position-letters.ts';
import { ok, type Result, refused } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Seat, Ship } from './seats.ts';
import { treasuresOf } from './setup.ts';
import { addPower, addToRow, placeOf, SIXTH_INDEX, setHold, setPlace, setSixth } from './ships.ts';
import {
  blank,
  type Draft,
  goTo,
  isGhost,
  NONE,
  pileCell,
  players,
  rulesOf,
  type State,
  setRules,
  shipCount,
} from './state.ts';
import { LADY_BETH, PILE_SIZE, type TreasureNumber } from './treasures.ts';
import { writePosition } from './write-position.ts';

/** The field of a position that is not as it must be. */
export interface PositionFault {
  readonly why: 'position';
  readonly field: 'rules' | 'round' | 'dice' | 'tokens' | 'pile' | 'waiting' | 'ships' | 'whole';
}

class Fault extends Error {
  readonly field: PositionFault['field'];
  constructor(field: PositionFault['field']) {
    super(field);
    this.field = field;
  }
}

const must = <T>(value: T | undefined, field: PositionFault['field']): T => {
  if (value === undefined) throw new Fault(field);
  return value;
};

const cardAt = (letter: string): CardNumber => CARD_LETTERS.indexOf(letter.toLowerCase());
const shipAt = (game: State, letter: string | undefined): Ship => {
  const ship = letter === 'g' ? players(game) : Number(letter);
  return must(Number.isInteger(ship) && ship >= 0 && ship < shipCount(game) ? ship : undefined, 'waiting');
};

const readHoldLetters = (text: string, field: PositionFault['field']): Hold => {
  if (text === NOTHING) return EMPTY;
  const [, letter, tokens] = /^([fgp])([1-6])$/.exec(text) ?? [];
  const resource = RESOURCES[CARGO_LETTERS.indexOf(must(letter, field))];
  return filled(cargoOf(resource), Number(tokens));
};

/** The game that a text describes, or which of its fields is wrong. Only what a game can come to is read. */
export const readPosition = (text: string): Result<State, PositionFault> => {
  try {
    const game: State = { cells: laid(text).cells };
    // The one spelling of a position that can be played on.
    if (writePosition(game) !== text || !isPlayable(game)) throw new Fault('whole');
    return ok(game);
  } catch (fault) {
    /* v8 ignore next -- whatever else is thrown is a mistake of ours, and no text is known that leads to one */
    if (!(fault instanceof Fault)) throw fault;
    return refused({ why: 'position', field: fault.field });
  }
};

const isPlayable = (game: State): boolean => {
  const now = waiting(game);
  return (
    !('decide' in now) ||
    (now.decide.length > 0 && now.decide.every(({ seat, options }) => seat >= 0 && options.length > 0))
  );
};

// The ships come last: where there are enough of them for a game, none of the other fields is missing.
const laid = (text: string): Draft => {
  const [rules, round, dice, tokens, pile, awaited, ...ships] = text.split(' ');
  const game = blank();
  layRules(game, rules, ships);
  layRound(game, round, dice);
  layTokens(game, tokens);
  const cards = new Treasures(rulesOf(game));
  ships.forEach((ship, number) => {
    layShip(game, number, ship, cards);
  });
  layPile(game, pile, cards);
  layWaiting(game, awaited);
  return game;
};

/** The treasure cards that are still to be laid: of equal ones the first that is named is the first. */
class Treasures {
  readonly #left: TreasureNumber[];
  constructor(rules: Rules) {
    this.#left = treasuresOf(rules);
  }
  take(letter: string | undefined, field: PositionFault['field']): TreasureNumber {
    const index = this.#left.findIndex(card => TREASURE_LETTERS[card] === letter);
    if (index < 0) throw new Fault(field);
    return this.#left.splice(index, 1)[0];
  }
  get areAllLaid(): boolean {
    return this.#left.length === 0;
  }
}

const layRules = (game: Draft, text: string, ships: readonly string[]): void => {
  const [name, ...agreed] = text.split('+');
  const edition = name.replace('~', '');
  const ghost = ships.at(-1)?.startsWith('g') === true;
  const house = Object.fromEntries(
    agreed.map(rule => [
      rule,
      HOUSE_RULES[
        must(
          houseRules.find(each => each === rule),
          'rules',
        )
      ],
    ]),
  );
  const fields = { edition, players: ships.length - (ghost ? 1 : 0), ghost, ...(agreed.length > 0 && { house }) };
  const rules = readRules(fields);
  if (!rules.ok) throw new Fault('rules');
  setRules(game, rules.value, name.endsWith('~') ? FORMER_READING : READING);
};

const layRound = (game: Draft, text: string, dice: string): void => {
  const [, round, captain] = /^([1-9]\d{0,3})\/(\d)$/.exec(text) ?? [];
  if (must(captain, 'round') >= String(players(game))) throw new Fault('round');
  game.cells[cell.ROUND] = Number(round);
  game.cells[cell.CAPTAIN] = Number(captain);
  if (dice === NOTHING) return;
  const [, morning, evening] = /^([1-6])\/([1-6])$/.exec(dice) ?? [];
  game.cells[cell.MORNING] = Number(must(morning, 'dice'));
  game.cells[cell.EVENING] = Number(evening);
};

const layTokens = (game: Draft, text: string): void => {
  if (!/^[01]+$/.test(text) || text.length !== LAIRS.length) throw new Fault('tokens');
  const left = [...text].filter(flag => flag === '1').length;
  game.cells[cell.TOKENS] = [...text].reduce((set, flag, lair) => set | (Number(flag) << lair), 0);
  game.cells[cell.TAKEN] = LAIRS.length - left;
};

const layPile = (game: Draft, text: string, cards: Treasures): void => {
  const [pile, removed] = text.split('|');
  const taken = game.cells[cell.TAKEN];
  if (pile.length !== PILE_SIZE - taken) throw new Fault('pile');
  const left = [...pile, ...must(removed, 'pile')];
  for (const [index, letter] of left.entries()) game.cells[pileCell(taken + index)] = cards.take(letter, 'pile');
  if (!cards.areAllLaid) throw new Fault('pile');
};

const layShip = (game: Draft, ship: Ship, text: string, cards: Treasures): void => {
  const ghost = isGhost(game, ship);
  const [at, holds, powers, row, seat] = (ghost ? text.slice(1) : text).split(',');
  setPlace(game, ship, readPlace(at));
  const [ordinary, sixth] = must(holds, 'ships').split('+');
  const each = ordinary.match(/-|[fgp][1-6]/g) ?? [];
  if (each.length !== ORDINARY_HOLDS) throw new Fault('ships');
  for (const [index, hold] of each.entries()) setHold(game, ship, index, readHoldLetters(hold, 'ships'));
  game.cells[cell.FIRST_SHIP + ship * cell.SHIP_CELLS + cell.HOLDS + SIXTH_INDEX] = NONE;
  if (sixth !== undefined) setSixth(game, ship, readHoldLetters(sixth, 'ships'));
  for (const letter of must(powers, 'ships'))
    addPower(game, ship, ghost && letter === 'L' ? LADY_BETH : cards.take(letter, 'ships'));
  for (const card of must(row, 'ships').split('.')) if (card !== '') layHidden(game, ship, card, cards);
  if (isFinish(placeOf(game, ship))) game.cells[cell.FINISHED] = 1;
  if (!ghost) layCards(game, ship, must(seat, 'ships'));
};

const readPlace = (text: string): Place => {
  const [, space, lap = '0'] = /^(\d{1,2})(?:@(1|-\d{1,2}))?$/.exec(text) ?? [];
  if (Number(must(space, 'ships')) >= SPACES.length || (lap === '1' && space !== '0')) throw new Fault('ships');
  return place(Number(space), Number(lap));
};

// Every ship that had a card has seen it, except the Ghost Ship: it does not look.
const layHidden = (game: Draft, ship: Ship, text: string, cards: Treasures): void => {
  const [, letter, lair, , trail, cursed] = /^([MSLH357xyz])(\d{1,2})(<([0-5g]+))?(!)?$/.exec(text) ?? [];
  if (!LAIRS.includes(Number(must(lair, 'ships')))) throw new Fault('ships');
  const card = cards.take(letter, 'ships');
  const way = [...[...(trail ?? '')].map(each => shipAt(game, each)), ship];
  addToRow(game, ship, card);
  found(game, card, Number(lair));
  for (let step = 1; step < way.length; step++) handOver(game, card, way[step - 1], way[step]);
  for (const each of way) if (!isGhost(game, each)) learn(game, each, card);
  if (cursed) showCursed(game, card);
};

const layCards = (game: Draft, seat: Seat, text: string): void => {
  const [, hand, , chosen, deck, discards] = /^([a-kA-K]*)(\.([a-kA-K]))?\/([a-k]*)\/([a-k]*)$/.exec(text) ?? [];
  const all = [...must(hand, 'ships'), ...(chosen ?? ''), ...deck, ...discards].map(cardAt);
  if (new Set(all).size !== CARDS.length || all.length !== CARDS.length) throw new Fault('ships');
  const own = [...hand, ...(chosen ?? '')];
  stack(game, seat, [...deck].map(cardAt), deck.length);
  layDiscards(game, seat, [...discards].map(cardAt));
  setHeld(game, seat, cardSet(own.filter(letter => letter !== letter.toLowerCase()).map(cardAt)));
  hasNotChosen(game, seat);
  setHand(game, seat, cardSet(own.map(cardAt)));
  if (chosen !== undefined) choose(game, seat, cardAt(chosen));
};

const layWaiting = (game: Draft, text: string): void => {
  const [name, ...parts] = text.split('/');
  const now = PHASES.findIndex(each => each === name);
  if (now < 0 || !(isDecision(now) || isChance(now) || name === 'over')) throw new Fault('waiting');
  goTo(game, now);
  if (now === SHUFFLE) game.cells[cell.DRAWER] = shipAt(game, parts.shift());
  const scene = sceneOf(game);
  if (scene !== 'between-turns') layTurn(game, must(parts.shift(), 'waiting'));
  if (scene === 'loading') layLoad(game, must(parts.shift(), 'waiting'));
  if (isBattle(game, scene)) layBattle(game, must(parts.shift(), 'waiting'));
};

const layTurn = (game: Draft, text: string): void => {
  const { cells } = game;
  const [, ship, half, card, way, face, back] = /^([0-5g])([me])([a-k-])([<>])?([cqks])?(!)?$/.exec(text) ?? [];
  cells[cell.ACTIVE] = shipAt(game, ship);
  cells[cell.HALF] = half === 'm' ? 0 : 1;
  cells[cell.PLAYED] = card === NOTHING ? 0 : CARD_LETTERS.indexOf(card);
  cells[cell.FORWARD] = way === '>' ? 1 : 0;
  cells[cell.SHORTAGE_FACE] = face === undefined ? 0 : FACE_LETTERS.indexOf(face);
  cells[cell.DRIVEN_BACK] = back === undefined ? 0 : 1;
};

const layLoad = (game: Draft, text: string): void => {
  const [, ship, goods, stolen] = /^([0-5g])([fgp][1-6])(\*)?$/.exec(text) ?? [];
  const hold = readHoldLetters(must(goods, 'waiting'), 'waiting');
  game.cells[cell.LOAD_SHIP] = shipAt(game, ship);
  game.cells[cell.LOAD_CARGO] = cargoIn(hold);
  game.cells[cell.LOAD_TOKENS] = tokensIn(hold);
  game.cells[cell.LOAD_THEN] = stolen === undefined ? HALF_OVER : LAND;
};

const layBattle = (game: Draft, text: string): void => {
  const { cells } = game;
  const [ships, attackDie, attackPowder, defenceDie, defencePowder, flags, winner] = text.split(',');
  const die = (face: string | undefined): number => {
    if (face === NOTHING) return 0;
    const read = COMBAT_FACES.find(each => String(each) === must(face, 'waiting').replace('*', 'star'));
    return combatNumber(must(read, 'waiting'));
  };
  const powder = (tokens: string | undefined): number => {
    if (!/^\d{1,2}$/.test(tokens ?? '')) throw new Fault('waiting');
    return Number(tokens);
  };
  [cells[cell.ATTACKER], cells[cell.DEFENDER], cells[cell.FIGHTER]] = [0, 1, 2].map(index =>
    shipAt(game, ships.charAt(index) || undefined),
  );
  cells[cell.ATTACK_DIE] = die(attackDie);
  cells[cell.ATTACK_POWDER] = powder(attackPowder);
  cells[cell.DEFENCE_DIE] = die(defenceDie);
  cells[cell.DEFENCE_POWDER] = powder(defencePowder);
  cells[cell.SABRE_USED] = flags?.charAt(0) === '1' ? 1 : 0;
  cells[cell.REROLL] = flags?.charAt(1) === '1' ? 1 : 0;
  if (winner === undefined) return;
  cells[cell.WINNER] = shipAt(game, winner);
  cells[cell.LOSER] = cells[cells[cell.WINNER] === cells[cell.ATTACKER] ? cell.DEFENDER : cell.ATTACKER];
};
