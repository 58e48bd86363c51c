/** How long a bot may think: this many imagined games, or this many milliseconds. */
export type Budget = { readonly games: number } | { readonly milliseconds: number };

/** Tells, after this many games, whether the budget is used up. */
export const limit = (budget: Budget): ((games: number) => boolean) => {
  if ('games' in budget) return games => games >= budget.games;
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() >= end;
};

/**
 * What is left of a budget when it took so many milliseconds to begin. Imagined games are not paid for in time, and a clock that
 * was set back gives none.
 */
export const leftOf = (budget: Budget, milliseconds: number): Budget =>
  'games' in budget ? budget : { milliseconds: Math.max(0, budget.milliseconds - Math.max(0, milliseconds)) };
