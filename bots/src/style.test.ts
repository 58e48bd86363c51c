import { fromSeed } from '@jamaica/chance';
import { describe, expect, it } from 'vitest';
import { seen } from '../test/position.ts';
import { weigh } from './lookahead.ts';
import type { Style } from './style.ts';
import { prospects } from './worth.ts';

// Sailing with the first card meets a rival; the second loads gold; the third loads gunpowder and food.
const VIEW = seen({
  dice: [2, 3],
  ships: [
    { at: 20, holds: ['food:3', 'gunpowder:3'] },
    { at: 22, holds: ['food:3', 'gold:3'] },
    { at: 40, holds: ['food:3', 'gold:3'] },
  ],
  hand: ['forward/food', 'gold/gold', 'gunpowder/food'],
  asks: 'card',
});

/** How much more a bosun of a style thinks of each card than one without. */
const liking = (style: Style): Readonly<Record<string, number>> => {
  const worths = (of?: Style) =>
    weigh(VIEW, 0, { rounds: 1, judge: prospects }, { games: 30 }, fromSeed('style'), of).map(({ worth }) => worth);
  const plain = worths();
  return Object.fromEntries(worths(style).map((worth, index) => [VIEW.options[index], worth - plain[index]]));
};

const favourite = (style: Style): string | undefined =>
  Object.entries(liking(style)).sort(([, one], [, other]) => other - one)[0]?.[0];

describe('a style', () => {
  it('of a privateer likes a fight', () => expect(favourite('privateer')).toBe('forward/food'));
  it('of a merchant likes gold', () => expect(favourite('merchant')).toBe('gold/gold'));
  it('of a racer likes to get on', () => expect(favourite('racer')).toBe('forward/food'));
  it('tips the scales by less than three points', () => {
    for (const style of ['privateer', 'merchant'] as const) {
      const likings = Object.values(liking(style));
      expect(Math.max(...likings) - Math.min(...likings)).toBeLessThan(3);
    }
  });
});
