import type { Orders } from '@jamaica/messages';

export const GOODS = ['food', 'gold', 'gunpowder'] as const;
type Goods = (typeof GOODS)[number];

/** A tap on a good: it goes after those that are named already, or is no longer named. */
export const tapped = (order: Orders['overboard'], good: Goods): Orders['overboard'] => {
  const named = order ?? [];
  const now = named.includes(good) ? named.filter(each => each !== good) : [...named, good];
  return now.length === 0 ? null : now;
};
