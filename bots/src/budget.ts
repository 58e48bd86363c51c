/** How long a bot may think: this many imagined games, or this many milliseconds. */
export type Budget = { readonly games: number } | { readonly milliseconds: number };

/** Tells, after this many games, whether the budget is used up. */
export const limit = (budget: Budget): ((games: number) => boolean) => {
  if ('games' in budget) return games => games >= budget.games;
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() >= end;
};
