import { overlook } from './blind-spots.ts';
import { type Bot, botOf, type Character } from './character.ts';
import { weighAsDeckhand } from './deckhand.ts';
import type { Level } from './levels.ts';
import { weigh } from './lookahead.ts';
import type { Style } from './style.ts';
import { prospects } from './worth.ts';

/** The levels that look no farther than the round and do without the net, which is large and is loaded for the others alone. */
export type NearLevel = Extract<Level, 'deckhand' | 'bosun'>;

export const NEAR: Readonly<Record<NearLevel, Character>> = {
  deckhand: {
    budget: { games: 2 },
    weigh: (view, seat, budget, rng) => weighAsDeckhand(view, seat, overlook(view, seat, rng), budget, rng),
  },
  bosun: {
    budget: { games: 16 },
    weigh: (view, seat, budget, rng, style) => weigh(view, seat, { rounds: 1, judge: prospects }, budget, rng, style),
  },
};

export const isNear = (level: Level): level is NearLevel => level in NEAR;

/** A bot that does without the net. A deckhand has enough to think of, and no style. */
export const nearBot = (level: NearLevel, style?: Style): Bot => botOf(level, NEAR[level], style);
