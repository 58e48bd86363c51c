import { type Legend, marksTo, type Point, topOf } from './plot.ts';
import { drawing, element, FAINT, GREY, line, RED, SEA, text } from './svg.ts';

const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 84;
const RIGHT = 40;
const HEAD = 64;
const FOOT = 68;
const CAP = 5;

/** Rates side by side, joined by a line: each label is twice the one before, so equal steps are equal factors. */
export const curvePlot = (points: readonly Point[], chance: number, legend: Legend): string => {
  const top = topOf(points, chance);
  const bottom = HEIGHT - FOOT;
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, points.length);
  const x = (index: number): number => LEFT + step * (index + 0.5);
  const y = (rate: number): number => bottom - (rate / top) * (bottom - HEAD);
  const marks = marksTo(top).flatMap(mark => [
    line(LEFT, y(mark), WIDTH - RIGHT, y(mark), { stroke: FAINT }),
    text(legend.percent(mark), { x: LEFT - 8, y: y(mark) + 4, 'text-anchor': 'end', 'font-size': 12, fill: GREY }),
  ]);
  const whiskers = points.flatMap(({ label, rate, interval: [low, high] }, index) => [
    line(x(index), y(low), x(index), y(high), { stroke: SEA, 'stroke-width': 2 }),
    ...[low, high].map(end => line(x(index) - CAP, y(end), x(index) + CAP, y(end), { stroke: SEA, 'stroke-width': 2 })),
    element('circle', { cx: x(index), cy: y(rate), r: 5, fill: SEA }),
    text(label, { x: x(index), y: bottom + 20, 'text-anchor': 'middle' }),
  ]);
  const way = points.map(({ rate }, index) => `${x(index).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  const middle = (HEAD + bottom) / 2;
  return drawing(WIDTH, HEIGHT, legend.heading, [
    ...marks,
    line(LEFT, y(chance), WIDTH - RIGHT, y(chance), { stroke: RED, 'stroke-dasharray': '5 4' }),
    text(legend.chance, { x: WIDTH - RIGHT, y: y(chance) - 6, 'text-anchor': 'end', 'font-size': 12, fill: RED }),
    element('polyline', { points: way, fill: 'none', stroke: SEA, 'stroke-width': 2 }),
    ...whiskers,
    text(legend.labels, { x: (LEFT + WIDTH - RIGHT) / 2, y: bottom + 46, 'text-anchor': 'middle', fill: GREY }),
    text(legend.rates, {
      x: 24,
      y: middle,
      'text-anchor': 'middle',
      fill: GREY,
      transform: `rotate(-90 24 ${middle})`,
    }),
  ]);
};
