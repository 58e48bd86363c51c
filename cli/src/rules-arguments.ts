import {
  BOOKS,
  books,
  EDITIONS,
  type Edition,
  HOUSE_RULES,
  type House,
  houseRules,
  isBook,
  mayHaveGhost,
  type Rules,
} from '@jamaica/rules';
import { writeRules } from '@jamaica/rules/record';
import type { Agreed } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { UsageError } from './command.ts';

/** The options that say by which book a table plays. */
export const BOOK_OPTIONS = {
  edition: { type: 'string' },
  book: { type: 'string' },
  house: { type: 'string', multiple: true },
} as const;

/** The options with which a command lets its user choose the game. */
export const RULES_OPTIONS = {
  players: { type: 'string', default: '4' },
  ghost: { type: 'boolean', default: false },
  ...BOOK_OPTIONS,
} as const;

const USUAL_EDITION: Edition = '2021';

interface Agreement {
  readonly edition?: string | undefined;
  readonly book?: string | undefined;
  readonly house?: readonly string[] | undefined;
}

interface Given extends Agreement {
  readonly players: string;
  readonly ghost: boolean;
}

/** The game that was asked for. With 2 players the Ghost Ship sails, asked for or not (R-GHO-1). */
export const rulesAsked = (given: Given, words: TerminalWords): Rules => {
  if (!/^[2-6]$/.test(given.players)) throw new UsageError(words.rules.playersExpected(given.players));
  const agreed = agreedAsked(given, words);
  const players = Number(given.players);
  if (given.ghost && !mayHaveGhost(players, true)) throw new UsageError(words.rules.noGhostWithSix);
  return writeRules({ ...agreed, players, ghost: given.ghost || !mayHaveGhost(players, false) });
};

/** By which book, and with which house rules (R-HOU-6): those of a book, and whatever is named beside. */
export const agreedAsked = ({ edition, book, house = [] }: Agreement, { rules: words }: TerminalWords): Agreed => {
  const given = EDITIONS.find(each => each === (edition ?? USUAL_EDITION));
  if (given === undefined) throw new UsageError(words.editionExpected(edition ?? ''));
  const named = house.flatMap(text => text.split(',')).map(text => houseRule(text.trim(), words));
  if (book === undefined) return agreement(given, named);
  if (!isBook(book)) throw new UsageError(words.bookExpected(book, books));
  const { edition: own, house: rules } = BOOKS[book];
  if (edition !== undefined && edition !== own) throw new UsageError(words.bookOfOtherEdition(book, own));
  return agreement(own, [rules, ...named]);
};

const agreement = (edition: Edition, named: readonly House[]): Agreed =>
  named.length === 0 ? { edition } : { edition, house: Object.assign({}, ...named) };

/** One house rule, as the records write it: `gift=any`. */
const houseRule = (text: string, words: TerminalWords['rules']): House => {
  const known = houseRules.map(rule => `${rule}=${HOUSE_RULES[rule]}`);
  const rule = houseRules[known.indexOf(text)];
  if (rule === undefined) throw new UsageError(words.houseExpected(text, known));
  return { [rule]: HOUSE_RULES[rule] };
};
