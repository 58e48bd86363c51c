import type { Outcome } from '../src/chance.ts';
import { cardsToShuffle, type Need } from '../src/chance.ts';
import { apply, settle, waiting } from '../src/play.ts';
import type { State } from '../src/state.ts';

/** The same chance every time, so that only the choices branch. */
const scripted = (need: Need, state: State): Outcome => {
  if ('shuffle' in need) return { shuffle: need.shuffle, deck: cardsToShuffle(state).sort() };
  switch (need.roll) {
    case 'action':
      return { roll: 'action', dice: [5, 3] };
    case 'combat':
      return { roll: 'combat', face: need.ship === 0 ? 6 : 4 };
    case 'shortage':
      return { roll: 'shortage', face: 'skull' };
  }
};

/** Counts the lines of play of `depth` decisions from a position; a game that ends earlier is one line. */
export const perft = (state: State, depth: number): number => {
  if (depth === 0) return 1;
  const now = waiting(state);
  if ('over' in now) return 1;
  const results =
    'chance' in now
      ? [settle(state, scripted(now.chance, state))]
      : now.decide
          .slice(0, 1)
          .flatMap(({ kind, seat, options }) => options.map(choice => apply(state, { kind, seat, choice })));
  return results.reduce((sum, result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return sum + perft(result.value.state, 'chance' in now ? depth : depth - 1);
  }, 0);
};
