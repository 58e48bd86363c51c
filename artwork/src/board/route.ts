import { SPACES } from '@jamaica/rules';

const AHEAD = SPACES.map(({ next }) => next);
const BEHIND = SPACES.map((_, space) => SPACES.flatMap(({ next }, from) => (next.includes(space) ? [from] : [])));

/** The spaces of the shortest way from one to another, both included. Going round to the same space is a way too. */
export const route = (from: number, to: number, forward: boolean): readonly number[] => {
  const steps = forward ? AHEAD : BEHIND;
  let ways: readonly (readonly number[])[] = steps[from].map(next => [from, next]);
  for (let length = 0; length < SPACES.length; length++) {
    const there = ways.find(way => way.at(-1) === to);
    if (there) return there;
    ways = shortest(ways.flatMap(way => steps[way[way.length - 1]].map(next => [...way, next])));
  }
  throw new Error(`no way from ${from} to ${to}`);
};

/** Of the ways that meet on a space, one is enough. */
const shortest = (ways: readonly (readonly number[])[]): readonly (readonly number[])[] => [
  ...new Map(ways.map(way => [way[way.length - 1], way])).values(),
];
