import { RESOURCES, type Resource } from './holds.ts';

/** What a half of a card does. */
export type Action = Resource | 'forward' | 'backward';

/** The eleven action cards that every seat has. */
export const CARDS = [
  'food/gunpowder',
  'forward/backward',
  'gunpowder/gold',
  'gold/gold',
  'gold/forward',
  'backward/forward',
  'forward/food',
  'forward/forward',
  'gunpowder/food',
  'food/forward',
  'forward/gunpowder',
] as const satisfies readonly `${Action}/${Action}`[];

/** An action card, written `morning/evening`. */
export type Card = (typeof CARDS)[number];

/** A card as its place among CARDS, and a set of cards as one bit each. */
export type CardNumber = number;
export type CardSet = number;

const ALL_CARDS: CardSet = (1 << CARDS.length) - 1;
export const HAND_SIZE = 3;
export const HAND_SIZE_WITH_MAP = 4;

const NUMBERS: ReadonlyMap<string, CardNumber> = new Map(CARDS.map((card, number) => [card, number]));
export const cardNumber = (card: string): CardNumber | undefined => NUMBERS.get(card);

const isIn = (set: CardSet, card: CardNumber): boolean => (set & (1 << card)) !== 0;
export const withCard = (set: CardSet, card: CardNumber): CardSet => set | (1 << card);
export const without = (set: CardSet, card: CardNumber): CardSet => set & ~(1 << card);

export const cardSet = (cards: readonly CardNumber[]): CardSet => cards.reduce(withCard, 0);
export const firstOf = (set: CardSet): CardNumber => 31 - Math.clz32(set & -set);

// A set has one card more than the same set without its first one.
const COUNTS = new Int8Array(ALL_CARDS + 1);
for (let set = 1; set <= ALL_CARDS; set++) COUNTS[set] = COUNTS[without(set, firstOf(set))] + 1;
export const countOf = (set: CardSet): number => COUNTS[set];

const BY_NAME = [...CARDS].sort().map(card => ({ card, number: CARDS.indexOf(card) }));

/** The cards of a set, sorted by name as the notation writes hands. */
export const cardsIn = (set: CardSet): Card[] => {
  const cards: Card[] = [];
  for (const { card, number } of BY_NAME) if (isIn(set, number)) cards.push(card);
  return cards;
};

const HALVES: readonly Action[] = [...RESOURCES, 'forward', 'backward'];

/** The two actions of a card, morning and evening. */
export const ACTIONS: readonly (readonly [Action, Action])[] = CARDS.map(card => {
  const [morning, evening] = card.split('/').flatMap(half => HALVES.filter(action => action === half));
  return [morning, evening];
});
