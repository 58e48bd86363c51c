import { fromSeed } from '@jamaica/chance';
import type { View } from '@jamaica/rules';
import { Admiral } from './admiral.ts';
import { trainedLookout } from './foresight.ts';
import { type Loss, mean, standardError } from './losses.ts';

// Error as in backgammon: what a choice cost in winning chance against the best there was, by what its seat could see.

export interface Judging {
  /** What was chosen: one of the view's options. */
  readonly choice: string;
  readonly games: number;
  readonly seed: string;
}

/** What the admiral thinks of a choice. */
export interface Judgement extends Loss {
  readonly games: number;
  /** The option with the best chance to win, and that chance. */
  readonly best: string;
  readonly bestChance: number;
  /** The chance after what was chosen. */
  readonly chance: number;
}

let admiral: Admiral | undefined;

/** Judges a choice by this many imagined games, in each of which every option is tried: the view and the seed decide what is said. */
export const judge = (view: View, { choice, games, seed }: Judging): Judgement => {
  const { viewer, options } = view;
  const chosen = options.indexOf(choice);
  if (viewer === null || chosen < 0) throw new Error(`${choice} cannot be chosen here`);
  admiral ??= new Admiral(trainedLookout(), true);
  const trials = options.map((): number[] => []);
  admiral.tryAll(view, viewer, { games }, fromSeed(seed), (option, chance) => trials[option].push(chance));
  const means = trials.map(mean);
  const best = greatest(means);
  return {
    games,
    best: options[best],
    bestChance: means[best],
    chance: means[chosen],
    ...lossIn(trials, chosen),
  };
};

/**
 * Of options that are equally good one always seems the best by luck. So one half of the games says which is the best, and the
 * other by how much: luck is not taken for a loss, and a loss can come out a little below zero.
 */
export const lossIn = (trials: readonly (readonly number[])[], chosen: number): Loss => {
  const halves = [0, 1].map(half => (game: number) => game % 2 === half);
  const losses = halves.flatMap((isHere, half) => {
    const best = greatest(trials.map(trial => mean(trial.filter((_, game) => halves[1 - half](game)))));
    const [won, had] = [trials[best], trials[chosen]];
    return won.flatMap((chance, game) => (isHere(game) ? [chance - had[game]] : []));
  });
  return { loss: mean(losses), doubt: standardError(losses) };
};

const greatest = (values: readonly number[]): number => values.indexOf(Math.max(...values));
