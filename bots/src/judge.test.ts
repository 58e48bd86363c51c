import { fromSeed } from '@jamaica/chance';
import { view } from '@jamaica/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { opening } from '../test/games.ts';
import { seen } from '../test/position.ts';
import { judge } from './judge.ts';
import { meanLoss, worst } from './losses.ts';
import { thinkers } from './think.ts';

const start = view(opening({ edition: '2021', players: 4, ghost: false }, fromSeed('judged')), 0);
const judging = { games: 20, seed: 'a' };

describe('a choice that is judged', () => {
  // On 42 with six to sail: loading means staying out of Port Royal for nothing, and sailing wins.
  const nearHome = seen({
    dice: [6, 6],
    ships: [{ at: 42, holds: ['food:6', 'gold:6'] }, { at: 12 }],
    hand: ['forward/forward', 'gunpowder/food'],
    asks: 'card',
  });

  it('costs nothing when it is the best', () => {
    expect(judge(nearHome, { ...judging, choice: 'forward/forward' })).toMatchObject({
      best: 'forward/forward',
      loss: 0,
      doubt: 0,
    });
  });

  it('costs what the best would have won more often', () => {
    const { best, chance, bestChance, loss } = judge(nearHome, { ...judging, choice: 'gunpowder/food' });
    expect(best).toBe('forward/forward');
    expect(loss).toBeGreaterThan(0.02);
    expect(loss).toBeCloseTo(bestChance - chance, 9);
  });

  it('has to be one of the options', () => {
    expect(() => judge(start, { ...judging, choice: 'to:17' })).toThrow('cannot be chosen');
  });

  const crew = thinkers(1);
  afterAll(() => crew.close());
  it('is judged the same in a thread of its own', async () => {
    const [choice] = start.options;
    expect(await crew.judge(start, { ...judging, choice })).toEqual(judge(start, { ...judging, choice }));
  });
});

describe('a player’s mean loss', () => {
  it('is that of all choices, with its standard error', () => {
    expect(meanLoss([{ loss: 0.01 }, { loss: 0.03 }])).toEqual({ choices: 2, mean: 0.02, error: 0.01 });
    expect(meanLoss([])).toEqual({ choices: 0, mean: 0, error: 0 });
  });

  it('names the choices that cost most, the worst first, and none that may be chance', () => {
    const judged = [
      { name: 'unsure', loss: 0.05, doubt: 0.03 },
      { name: 'bad', loss: 0.04, doubt: 0.01 },
      { name: 'worse', loss: 0.09, doubt: 0.02 },
      { name: 'slight', loss: 0.004, doubt: 0 },
    ];
    expect(worst(judged, 5).map(({ name }) => name)).toEqual(['worse', 'bad']);
    expect(worst(judged, 1).map(({ name }) => name)).toEqual(['worse']);
  });
});
