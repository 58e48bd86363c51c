import {
  BOOKS,
  type Book,
  bookOf,
  books,
  type Edition,
  HOUSE_RULES,
  type House,
  type HouseRule,
  houseRules,
} from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import type { Agreed } from '@jamaica/words';

const EDITIONS = ['2021', '2007'] as const satisfies readonly Edition[];

/** What can be chosen at once: our reading of an edition, or a book. With house rules of one's own it is neither. */
export const CHOICES: readonly ByWhich[] = [...EDITIONS, ...books];
type ByWhich = Edition | Book;

export const isEdition = (chosen: ByWhich): chosen is Edition => EDITIONS.some(each => each === chosen);

export const agreedBy = (chosen: ByWhich): Agreed => (isEdition(chosen) ? { edition: chosen } : BOOKS[chosen]);

/** What was chosen; null with house rules that no book has together. */
export const chosenBy = (agreed: Agreed): ByWhich | null =>
  agreed.house === undefined ? agreed.edition : bookOf(agreed);

export const hasRule = ({ house }: Agreed, rule: HouseRule): boolean => house?.[rule] !== undefined;

const withRules = (edition: Edition, rules: readonly HouseRule[]): Agreed => {
  if (rules.length === 0) return { edition };
  const house: House = Object.fromEntries(rules.map(rule => [rule, HOUSE_RULES[rule]]));
  return { edition, house };
};

/** With a house rule or without it. */
export const withRule = (agreed: Agreed, rule: HouseRule, isOn: boolean): Agreed =>
  withRules(
    agreed.edition,
    houseRules.filter(each => (each === rule ? isOn : hasRule(agreed, each))),
  );

/** What was kept for the next time; our reading of 2021 where it says something else. */
export const readAgreed = (kept: Fields): Agreed => {
  const house = isFields(kept.house) ? kept.house : {};
  return withRules(
    EDITIONS.find(each => each === kept.edition) ?? EDITIONS[0],
    houseRules.filter(rule => house[rule] === HOUSE_RULES[rule]),
  );
};

/** What was kept before there were house rules is the edition alone. */
export const agreedIn = (kept: Fields): Agreed => readAgreed(isFields(kept.agreed) ? kept.agreed : kept);
