import type { View } from '@jamaica/rules';
import type { Level } from './bots.ts';
import type { Budget } from './budget.ts';
import { Pool } from './pool.ts';
import { startThread } from './thread.ts';

export interface Thinking {
  readonly level: Level;
  /** With a budget of games the choice depends on nothing but the view and the seed. */
  readonly seed: string;
  readonly budget?: Budget | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Bots that think in threads of their own, so that their caller goes on meanwhile. */
export interface Thinkers {
  /** What `bot(level).choose(view, fromSeed(seed), budget)` chooses; rejects with the signal's reason. */
  think(view: View, thinking: Thinking): Promise<string>;
  /** Ends the threads and calls off what they were asked; thinking again starts new ones. */
  close(): void;
}

// One core is left to the caller.
const SPARE_CORES = Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1);

export const thinkers = (size = SPARE_CORES): Thinkers => {
  const pool = new Pool(size, startThread);
  return {
    think: (view, { level, seed, budget, signal }) => pool.ask({ view, level, seed, budget }, signal),
    close: () => pool.close(),
  };
};

/** The pool that everybody shares who makes none of their own. */
export const { think, close } = thinkers();
