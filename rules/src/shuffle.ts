import type { Rng } from './chance.ts';

/** Any array that can be written to, typed ones included. */
interface Cards {
  [index: number]: number;
}

/** Fisher–Yates: every order of the first `count` cards is equally likely. */
export const shuffle = (cards: Cards, count: number, rng: Rng): void => {
  for (let last = count - 1; last > 0; last--) {
    const chosen = rng.below(last + 1);
    const card = cards[last];
    cards[last] = cards[chosen];
    cards[chosen] = card;
  }
};

/** The same for a list of anything, as a new list. */
export const shuffled = <T>(list: readonly T[], rng: Rng): T[] => {
  const order = list.map((_, index) => index);
  shuffle(order, order.length, rng);
  return order.map(index => list[index]);
};
