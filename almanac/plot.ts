import { drawing, element, FAINT, GREY, line, RED, SEA, text } from '../cli/src/arena/svg.ts';
import type { Mean } from './tally.ts';

/** Something that was measured. */
export interface Row {
  readonly label: string;
  readonly mean: Mean;
}

export interface Plot {
  readonly heading: string;
  readonly rows: readonly Row[];
  /** What is to be compared with, as a dashed line, and what it is. */
  readonly at: number;
  readonly atName: string;
  format(value: number): string;
}

const WIDTH = 640;
const HEAD = 44;
const ROW = 24;
const FOOT = 46;
const RIGHT = 84;
const LETTER = 7.6;
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
const MOST_MARKS = 6;

/** Values one below the other, each a dot with its 95% interval. */
export const dots = ({ heading, rows, at, atName, format }: Plot): string => {
  const left = 28 + LETTER * Math.max(...rows.map(({ label }) => label.length));
  const [least, most] = [
    Math.min(at, ...rows.map(({ mean }) => mean.low)),
    Math.max(at, ...rows.map(({ mean }) => mean.high)),
  ];
  const step = STEPS.find(each => (most - least) / each <= MOST_MARKS) ?? most - least;
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  const bottom = HEAD + ROW * rows.length;
  const x = (value: number): number => left + ((value / step - from) / Math.max(1, to - from)) * (WIDTH - RIGHT - left);
  const marks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step).flatMap(mark => [
    line(x(mark), HEAD, x(mark), bottom, { stroke: FAINT }),
    text(format(mark), { x: x(mark), y: bottom + 16, 'text-anchor': 'middle', 'font-size': 11, fill: GREY }),
  ]);
  const shown = rows.flatMap(({ label, mean }, index) => {
    const y = HEAD + ROW * (index + 0.5);
    return [
      text(label, { x: left - 12, y: y + 4, 'text-anchor': 'end', 'font-size': 13 }),
      line(x(mean.low), y, x(mean.high), y, { stroke: SEA, 'stroke-width': 3, 'stroke-linecap': 'round' }),
      element('circle', { cx: x(mean.mean), cy: y, r: 5, fill: SEA }),
      text(format(mean.mean), { x: WIDTH - RIGHT + 14, y: y + 4, 'font-size': 13, 'font-weight': 600 }),
    ];
  });
  const baseline = [
    line(x(at), HEAD, x(at), bottom, { stroke: RED, 'stroke-dasharray': '5 4' }),
    text(atName, { x: x(at), y: bottom + 34, 'text-anchor': 'middle', 'font-size': 12, fill: RED }),
  ];
  return drawing(WIDTH, bottom + FOOT, [heading], [...marks, ...baseline, ...shown]);
};
