import type { Resource } from '@jamaica/rules';

// What the one who listens and the one who sees agree on, so that they can be compared: how much they like what they
// know. It is no good way to play, but it asks for all that there is to know.

/** A place where a ship could end. */
export interface End {
  readonly isFinish: boolean;
  /** How many tokens it costs. */
  readonly price: number;
  readonly isShort: boolean;
  readonly isTreasure: boolean;
  readonly rivals: number;
}

export const worthOfEnd = ({ isFinish, price, isShort, isTreasure, rivals }: End): number =>
  (isFinish ? 40 : 0) - price - (isShort ? 12 : 0) + (isTreasure ? 9 : 0) - 3 * rivals;

/** A half of a card. */
export type Half =
  | {
      readonly does: 'load';
      readonly resource: Resource;
      readonly tokens: number;
      readonly room: 'empty' | 'overboard' | 'none';
    }
  | { readonly does: 'sail'; readonly isForward: boolean; readonly die: number; readonly ends: readonly End[] }
  | { readonly does: 'unknown' };

const GOODS = { gold: 3, food: 2, gunpowder: 1 };

export const worthOfHalf = (half: Half): number => {
  switch (half.does) {
    case 'unknown':
      return -6;
    case 'load':
      return half.room === 'none' ? 0 : half.tokens * GOODS[half.resource] - (half.room === 'overboard' ? 5 : 0);
    case 'sail':
      return (half.isForward ? 6 : -6) * half.die + Math.max(...half.ends.map(worthOfEnd));
  }
};

/** What is given up or taken: gold is the dearest. */
export const worthOfGoods = (resource: Resource, tokens: number): number => tokens * 10 + GOODS[resource];

/** The first of those that are worth the most. */
export const best = <T>(all: readonly T[], worth: (each: T) => number): T => {
  const [first, ...others] = all;
  return others.reduce((most, each) => (worth(each) > worth(most) ? each : most), first);
};

/** From this chance on no more gunpowder is wanted. */
export const ENOUGH = 0.5;
/** A die that is let stand: one's own from here on, a rival's below. */
export const GOOD_ROLL = 6;
