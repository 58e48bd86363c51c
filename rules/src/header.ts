import { CARDS } from './cards.ts';
import type { Fields } from './fields.ts';
import { houseField, readHouse } from './house.ts';
import { readDeck } from './outcome.ts';
import { ok, type Result, refused } from './refusal.ts';
import { EDITIONS, type Rules } from './rules.ts';
import { type Setup, treasuresOf } from './setup.ts';
import { PILE_SIZE, TREASURES, type Treasure } from './treasures.ts';

/** The part of a game's header that is not as it must be. */
export type HeaderField = 'edition' | 'players' | 'ghost' | 'house' | 'captain' | 'pile' | 'removed' | 'decks';
/** Why a header is refused. */
export interface HeaderFault {
  readonly why: 'header';
  readonly field: HeaderField;
}

const fault = (field: HeaderField): Result<never, HeaderFault> => refused({ why: 'header', field });

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;

/** R-GHO-1: with 2 players the Ghost Ship always sails, with 6 there is no ship left for it. */
export const mayHaveGhost = (players: number, ghost: boolean): boolean =>
  ghost ? players < MOST_PLAYERS : players > FEWEST_PLAYERS;

/** The rules of a game, as a record, a message or a stored table writes them; other fields are of no interest. */
export const readRules = ({ edition, players, ghost, house }: Fields): Result<Rules, HeaderFault> => {
  const known = EDITIONS.find(each => each === edition);
  if (known === undefined) return fault('edition');
  if (!isWhole(players, FEWEST_PLAYERS, MOST_PLAYERS)) return fault('players'); // R-SET-1
  if (typeof ghost !== 'boolean' || !mayHaveGhost(players, ghost)) return fault('ghost');
  const agreed = readHouse(house);
  if (agreed === undefined) return fault('house');
  return ok({ edition: known, players, ghost, ...houseField(agreed) });
};

const isWhole = (input: unknown, least: number, most: number): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most;

/** The set-up of a game from outside, held against its rules. */
export const readSetup = (rules: Rules, { captain, pile, removed, decks }: Fields): Result<Setup, HeaderFault> => {
  if (!isWhole(captain, 0, rules.players - 1)) return fault('captain');
  const cards = treasuresOf(rules).map(card => TREASURES[card]);
  const top = readTreasures(pile, cards);
  if (top?.taken.length !== PILE_SIZE) return fault('pile');
  const rest = readTreasures(removed, top.left);
  if (rest?.left.length !== 0) return fault('removed');
  const read = readDecks(decks);
  if (read?.length !== rules.players) return fault('decks');
  return ok({ captain, pile: top.taken, removed: rest.taken, decks: read });
};

/** Takes the named cards out of those there are; undefined when one is not among them. */
const readTreasures = (
  input: unknown,
  cards: readonly Treasure[],
): { readonly taken: Treasure[]; readonly left: Treasure[] } | undefined => {
  if (!Array.isArray(input)) return undefined;
  const left = [...cards];
  const taken: Treasure[] = [];
  for (const each of input) {
    const index = left.findIndex(card => card === each);
    if (index < 0) return undefined;
    taken.push(...left.splice(index, 1));
  }
  return { taken, left };
};

const readDecks = (input: unknown): Setup['decks'] | undefined => {
  if (!Array.isArray(input)) return undefined;
  const decks = input.map(readDeck);
  return decks.every(deck => deck !== undefined) && decks.every(deck => deck.length === CARDS.length)
    ? decks
    : undefined;
};
