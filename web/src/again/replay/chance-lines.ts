import type { RaceChances } from './analysis.ts';

type Scale = (value: number) => number;

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** A ship's chance to win as a line: it stays until a step changes it. */
export const linePath = ({ chances }: RaceChances, ship: number, x: Scale, y: Scale): string =>
  `M${chances.map((each, at) => `${x(at).toFixed(1)} ${y(within(each[ship])).toFixed(1)}`).join('L')}`;

/** Heights for labels, each as near to its own as the others and the edges let it, in the same order. */
export const stacked = (heights: readonly number[], gap: number, top: number, bottom: number): readonly number[] => {
  const order = [...heights.keys()].sort((one, other) => heights[one] - heights[other]);
  const places = [...heights];
  // Down from the top, so that none is above the edge, and up again, so that none is below the other one.
  for (const [rank, index] of order.entries())
    places[index] = Math.max(places[index], rank === 0 ? top : places[order[rank - 1]] + gap);
  for (const [rank, index] of order.toReversed().entries())
    places[index] = Math.min(places[index], rank === 0 ? bottom : places[order[order.length - rank]] - gap);
  return places;
};

/** How sure the admiral is: two standard errors above the line and below, within which it nearly always is. */
export const bandPath = ({ chances, doubts }: RaceChances, ship: number, x: Scale, y: Scale): string => {
  const edge = (side: number): string[] =>
    chances.map((each, at) => `${x(at).toFixed(1)} ${y(within(each[ship] + side * 2 * doubts[at])).toFixed(1)}`);
  return `M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}Z`;
};
