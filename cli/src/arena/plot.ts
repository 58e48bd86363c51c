import { drawing, element, FAINT, GREY, line, RED, SEA, text } from './svg.ts';
import type { Interval } from './wilson.ts';

/** A rate with its interval, and what it is the rate of. */
export interface Point {
  readonly label: string;
  readonly rate: number;
  readonly interval: Interval;
}

/** What stands beside the points, in the reader's language. */
export interface Legend {
  readonly heading: readonly string[];
  readonly rates: string;
  readonly chance: string;
  /** What the labels of a curve are. */
  readonly labels: string;
  percent(share: number): string;
}

const TENTH = 0.1;

/** Where the axis ends: the tenth above all intervals. */
export const topOf = (points: readonly Point[], chance: number): number =>
  Math.min(1, TENTH * Math.ceil(Math.max(chance, ...points.map(({ interval }) => interval[1])) / TENTH + 1e-9));

/** The marks on the axis: every tenth, or every second one when there are many. */
export const marksTo = (top: number): number[] => {
  const step = top > 0.5 ? 2 * TENTH : TENTH;
  return Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, index) => index * step);
};

const WIDTH = 640;
const HEAD = 56;
const ROW = 38;
const FOOT = 58;
const RIGHT = 80;
const LETTER = 8;
const MOST_LETTERS = 28;

const short = (label: string): string => (label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label);

/** Rates one below the other, each a dot with its interval, and a dashed line where chance would put them. */
export const ratesPlot = (points: readonly Point[], chance: number, legend: Legend): string => {
  const labels = points.map(({ label }) => short(label));
  const left = 24 + LETTER * Math.max(...labels.map(label => label.length));
  const top = topOf(points, chance);
  const bottom = HEAD + ROW * points.length;
  const x = (rate: number): number => left + (rate / top) * (WIDTH - RIGHT - left);
  const marks = marksTo(top).flatMap(mark => [
    line(x(mark), HEAD, x(mark), bottom, { stroke: FAINT }),
    text(legend.percent(mark), { x: x(mark), y: bottom + 18, 'text-anchor': 'middle', 'font-size': 12, fill: GREY }),
  ]);
  const rows = points.flatMap(({ rate, interval: [low, high] }, index) => {
    const y = HEAD + ROW * (index + 0.5);
    return [
      text(labels[index], { x: left - 12, y: y + 5, 'text-anchor': 'end' }),
      line(x(low), y, x(high), y, { stroke: SEA, 'stroke-width': 3, 'stroke-linecap': 'round' }),
      element('circle', { cx: x(rate), cy: y, r: 6, fill: SEA }),
      text(legend.percent(rate), { x: WIDTH - RIGHT + 12, y: y + 5, 'font-weight': 600 }),
    ];
  });
  return drawing(WIDTH, bottom + FOOT, legend.heading, [
    ...marks,
    line(x(chance), HEAD - 4, x(chance), bottom, { stroke: RED, 'stroke-dasharray': '5 4' }),
    text(legend.chance, { x: x(chance), y: HEAD - 9, 'text-anchor': 'middle', 'font-size': 12, fill: RED }),
    ...rows,
    text(legend.rates, { x: (left + WIDTH - RIGHT) / 2, y: bottom + 42, 'text-anchor': 'middle', fill: GREY }),
  ]);
};
