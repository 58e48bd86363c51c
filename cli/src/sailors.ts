import { type Budget, bot, LEVELS, type Level, type Style } from '@jamaica/bots';
import type { Rng, View } from '@jamaica/rules';

/** A player that sees only what its seat may see, and answers with one of its options. */
export interface BotPlayer {
  readonly name: 'random' | Level;
  choose(view: View, rng: Rng): string;
}

export const random: BotPlayer = {
  name: 'random',
  choose: ({ options }, rng) => options[rng.below(options.length)],
};

// In the terminal the bots think in imagined games and not in milliseconds, so that the same game is played again for the
// same seed, on any machine.
const BUDGETS: Readonly<Record<Level, Budget>> = {
  deckhand: { games: 2 },
  bosun: { games: 16 },
  captain: { games: 1 },
  admiral: { games: 120 },
};

export const sailorOf = (level: Level, style?: Style): BotPlayer => ({
  name: level,
  choose: (view, rng) => bot(level, style).choose(view, rng, BUDGETS[level]),
});

export const SAILORS: readonly BotPlayer[] = [random, ...LEVELS.map(level => sailorOf(level))];
