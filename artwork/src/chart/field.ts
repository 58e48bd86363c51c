import { group, path, row, shape } from './pen.ts';
import { add, between, type Point } from './point.ts';

/** A few rows of sugar cane. */
export const drawCane = ([x, y]: Point): string =>
  path('cane', [0, 1, 2, 3].map(k => `M${row(x - 9 + k, y - 6 + k * 4)}l14-3`).join(''));

/** Ploughed land as charts show it: a leaning plot, ruled one way, the next one ruled the other way. */
export const drawPlot = (middle: Point, wide: number, high: number, rows: number, kind: string): string => {
  const lean = high * 0.28;
  const [a, b, c, d]: readonly Point[] = [
    add(middle, [-wide / 2 + lean / 2, -high / 2]),
    add(middle, [wide / 2 + lean / 2, -high / 2 - 3]),
    add(middle, [wide / 2 - lean / 2, high / 2 - 3]),
    add(middle, [-wide / 2 - lean / 2, high / 2]),
  ];
  const furrows = Array.from({ length: rows - 1 }, (_, k) => {
    const part = (k + 1) / rows;
    const [from, to] = [between(a, d, part), between(b, c, part)];
    return `M${row(...from)}L${row(...to)}`;
  });
  return group({}, path(`plot ${kind}`, shape([a, b, c, d])), path('furrow', furrows.join('')));
};
