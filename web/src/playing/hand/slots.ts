import { CARDS, type Card } from '@jamaica/rules';

/** A place for a card in front of somebody; null is an empty one. */
export type Slot = Card | null;

/** How many cards a hand has, at least (R-RND-6). */
const USUAL_HAND = 3;

/** Cards stay where they lie; what is drawn comes to where one was played from, and only then to the end. */
export const slotsAfter = (before: readonly Slot[], cards: readonly Card[]): readonly Slot[] => {
  const fresh = cards
    .filter(card => !before.includes(card))
    .sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
  const kept = before.map(slot => (slot !== null && cards.includes(slot) ? slot : (fresh.shift() ?? null)));
  const slots: Slot[] = [...kept, ...fresh];
  // With Morgan's Map there is one more place, which goes when the Map has gone and nothing lies there.
  while (slots.length > USUAL_HAND && slots.at(-1) === null) slots.pop();
  while (slots.length < USUAL_HAND) slots.push(null);
  return slots;
};
