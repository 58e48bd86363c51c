import { type Card, type GameEvent, type Rng, type Seat, type Setup, shuffled, type Treasure } from '@jamaica/rules';
import type { Entry } from '../src/log/entry.ts';
import type { Change, Table } from '../src/table/table.ts';

/** The entries of a game that looks the same to a viewer, but differs in everything that this viewer cannot know. */
export const twinOf = (changes: readonly Change[], viewer: Seat | null, rng: Rng): Entry[] => {
  const { table } = changes[changes.length - 1];
  const setup = table.game?.setup;
  if (!setup) throw new Error('the game has not begun');
  const renamed = setup.decks.map((deck, seat) => (seat === viewer ? NONE : otherNames(changes, seat, deck, rng)));
  const decks = setup.decks.map((deck, seat) => deck.map(card => renamed[seat].get(card) ?? card));
  const twin = { ...setup, ...otherTreasures(changes, setup, viewer, rng), decks };
  return changes.map(({ entry }): Entry => {
    if (entry.kind === 'started') return { ...entry, setup: { ...twin } };
    if (entry.kind !== 'step' || !('decide' in entry.step) || entry.step.decide !== 'card') return entry;
    const { step } = entry;
    return { ...entry, step: { ...step, choice: renamed[step.seat].get(step.choice) ?? step.choice } };
  });
};

type Names = ReadonlyMap<string, Card>;
const NONE: Names = new Map();

/** Cards of a rival that were never face up trade places, in the hand, in the deck and face down on the table. */
const otherNames = (changes: readonly Change[], seat: Seat, deck: readonly Card[], rng: Rng): Names => {
  const shown = new Set<Card>();
  for (const event of eventsOf(changes)) {
    // What is known of the order after a shuffle is known for good: then nothing is left to exchange.
    if (event.kind === 'shuffled' && event.seat === seat) return NONE;
    if (event.kind === 'revealed' && event.seat === seat) shown.add(event.card);
  }
  const hidden = deck.filter(card => !shown.has(card));
  const others = shuffled(hidden, rng);
  return new Map(hidden.map((card, index) => [card, others[index]]));
};

/**
 * Treasures that were never shown to the viewer: those in the pile and out of the game in any order, and those that rivals
 * found against others. After a battle only against others of their kind: a curse may have been offered.
 */
const otherTreasures = (changes: readonly Change[], setup: Setup, viewer: Seat | null, rng: Rng) => {
  const cards = [...setup.pile, ...setup.removed];
  const events = eventsOf(changes);
  const found = events.flatMap(event => (event.kind === 'treasure-found' ? [event] : []));
  const has = (...kinds: readonly GameEvent['kind'][]): boolean => events.some(({ kind }) => kinds.includes(kind));
  // Powers lie face up; every other card is known to whoever found it, until it changes hands.
  const isHidden = ({ ship, treasure }: (typeof found)[number]): boolean =>
    ship !== viewer && typeof treasure === 'number';
  const rivals = found.flatMap((event, index) => (isHidden(event) ? [index] : []));
  const secretly = has('treasure-taken', 'curse-given') ? [] : rivals;
  const untouched = cards.flatMap((_, index) => (index < found.length ? [] : [index]));
  const kinds = has('battle-won') ? [isCurse, isGold] : [isWorth];
  for (const isOfKind of kinds)
    trade(
      cards,
      [...secretly, ...untouched].filter(index => isOfKind(cards[index])),
      rng,
    );
  trade(cards, untouched, rng);
  return { pile: cards.slice(0, setup.pile.length), removed: cards.slice(setup.pile.length) };
};

const isWorth = (treasure: Treasure): boolean => typeof treasure === 'number';
const isCurse = (treasure: Treasure): boolean => typeof treasure === 'number' && treasure < 0;
const isGold = (treasure: Treasure): boolean => typeof treasure === 'number' && treasure > 0;

const trade = (cards: Treasure[], places: readonly number[], rng: Rng): void => {
  const others = shuffled(
    places.map(place => cards[place]),
    rng,
  );
  for (const [index, place] of places.entries()) cards[place] = others[index];
};

export const eventsOf = (changes: readonly Change[]): GameEvent[] => changes.flatMap(({ step }) => step?.events ?? []);

/** Whether two games are not the same. */
export const differ = (one: Table, other: Table): boolean =>
  `${one.game?.state.cells}` !== `${other.game?.state.cells}`;
