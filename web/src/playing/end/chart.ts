import type { ScoresByRound } from './course.ts';

/** A line of the chart: a ship's scores as points, and where its name goes. */
interface ChartLine {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly label: { readonly x: number; readonly y: number };
}

interface Chart {
  readonly lines: readonly ChartLine[];
  /** Where to draw a line across, and for which score. */
  readonly scores: readonly { readonly score: number; readonly y: number }[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** The room inside of the axes. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LABEL_GAP = 20;
const MOST_ROUNDS_NAMED = 10;

/** The scores of a race as lines in a frame. */
export const chartOf = (course: ScoresByRound, frame: Frame): Chart => {
  const all = course.flat();
  const step = Math.max(...all) - Math.min(...all) > 40 ? 10 : 5;
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const last = Math.max(1, course.length - 1);
  const x = (round: number): number => frame.left + ((frame.right - frame.left) * round) / last;
  const y = (score: number): number => frame.bottom - ((frame.bottom - frame.top) * (score - low)) / (high - low);
  const ships = course.length === 0 ? [] : [...course[0].keys()];
  const ends = spread(
    ships.map(ship => y(course[course.length - 1][ship])),
    LABEL_GAP,
    frame,
  );
  const every = Math.ceil(last / MOST_ROUNDS_NAMED);
  return {
    lines: ships.map(ship => ({
      points: course.map((row, round) => ({ x: x(round), y: y(row[ship]) })),
      label: { x: frame.right, y: ends[ship] },
    })),
    scores: Array.from({ length: (high - low) / step + 1 }, (_, index) => ({
      score: low + index * step,
      y: y(low + index * step),
    })),
    rounds: [...course.keys()].filter(round => round % every === 0).map(round => ({ round, x: x(round) })),
  };
};

/** Heights that are at least `gap` apart, in the same order and inside of a frame, moved as little as can be. */
export const spread = (
  heights: readonly number[],
  gap: number,
  { top, bottom }: Pick<Frame, 'top' | 'bottom'>,
): number[] => {
  const order = [...heights.keys()].sort((one, other) => heights[one] - heights[other]);
  const result = [...heights];
  for (const [rank, index] of order.entries())
    if (rank > 0) result[index] = Math.max(result[index], result[order[rank - 1]] + gap);
  // What was pushed down moves up again by half, so that the whole stays around its middle, unless it would leave the frame.
  const pushed = order.length === 0 ? 0 : Math.max(...order.map(index => result[index] - heights[index]));
  const up = Math.min(Math.max(pushed / 2, Math.max(...result) - bottom), Math.min(...result) - top);
  return result.map(height => height - up);
};
