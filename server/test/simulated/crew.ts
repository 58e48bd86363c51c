import { fromSeed } from '@jamaica/chance';
import type { Crew } from '../../src/harbour/thinking.ts';
import type { Life } from './life.ts';
import type { Luck } from './luck.ts';

/** Hears which server thinks about what. */
type Overhear = (seed: string) => void;

/**
 * Bots whose thinking is time that passes: they choose by their seed alone. Now and then one fails, and one is never heard
 * of again.
 */
export const simulatedCrew = (life: Life, luck: Luck, isTroubled: () => boolean, overhear: Overhear): Crew => ({
  think: (view, { seed, signal }) =>
    new Promise((resolve, reject) => {
      if (!life.acts()) return;
      overhear(seed);
      signal?.addEventListener('abort', () => reject(signal.reason));
      const trouble = isTroubled() ? luck.below(20) : null;
      if (trouble === 0) return;
      life.later(luck.between(1, luck.any([20, 20, 300, 1000])), () => {
        if (trouble === 1) reject(new Error('a thread died'));
        else resolve(view.options[fromSeed(seed).below(view.options.length)]);
      });
    }),
});
