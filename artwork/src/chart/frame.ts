import { at, group, line, oblong, path, shape } from './pen.ts';
import { type Point, polar } from './point.ts';

/** A rectangle at this distance from the edge of the sheet. */
const ruled = (inset: number, width: number): string =>
  oblong('rule', [inset, inset], 1600 - 2 * inset, 1000 - 2 * inset, { 'stroke-width': width });

/** The degree scale: dark and light in turn, with a tick for every third part. */
const scale = (): string =>
  oblong('scale-light', [26, 26], 1548, 948) +
  path('scale-dark', 'M20 26H1580M20 974H1580M26 20V980M1574 20V980') +
  path('scale-ticks', 'M20 35H1580M20 965H1580M35 20V980M1565 20V980');

/** Eight points, long and short in turn, one half of each in the dark. */
const star = (radius: number): string => {
  const points = Array.from({ length: 8 }, (_, k) => ({ turn: k * 45 - 90, long: k % 2 ? radius * 0.62 : radius }));
  const root = (turn: number): Point => polar(turn, radius * 0.3);
  const half = (way: 1 | -1): string =>
    points.map(({ turn, long }) => shape([[0, 0], root(turn + way * 22.5), polar(turn, long)])).join('');
  return (
    path('scale', half(-1)) +
    path('plate', half(1)) +
    path(
      'rule hair',
      points.map(({ turn, long }) => line([root(turn - 22.5), polar(turn, long), root(turn + 22.5)])).join(''),
    )
  );
};

/** The four corners: a tile with a star in a ring. */
const corner = (): string =>
  oblong('plate', [7, 7], 36, 36) +
  oblong('rule', [7, 7], 36, 36, { 'stroke-width': 2 }) +
  oblong('rule hair', [10, 10], 30, 30) +
  group({ transform: at([25, 25]) }, '<circle class="rule hair" r="12.5"/>', star(14)) +
  path('rule hair', 'M10 16a6 6 0 0 0 6-6M34 10a6 6 0 0 0 6 6M10 34a6 6 0 0 1 6 6M34 40a6 6 0 0 1 6-6');

/** A small plate in the middle of every side, with a row of lozenges. */
const plate = (): string =>
  path('plate', 'M-44-10h88l7 10l-7 10h-88l-7-10z') +
  path('rule', 'M-44-10h88l7 10l-7 10h-88l-7-10z', { 'stroke-width': 1.6 }) +
  path('gem', 'M0-6.5l7 6.5l-7 6.5l-7-6.5z') +
  path('rule', 'M-38 0h28M10 0h28M-30-4v8M30-4v8', { 'stroke-width': 1.1 }) +
  path(
    'scale',
    'M-24 0l5-3.4l5 3.4l-5 3.4zM14 0l5-3.4l5 3.4l-5 3.4zM-40 0l3-2.2l3 2.2l-3 2.2zM34 0l3-2.2l3 2.2l-3 2.2z',
  );

export const drawFrame = (): string =>
  oblong('paper', [0, 0], 1600, 1000) +
  oblong('', [0, 0], 1600, 1000, { fill: 'url(#age)' }) +
  ruled(9, 2.6) +
  ruled(14, 0.9) +
  scale() +
  ruled(20, 1.2) +
  ruled(32, 1.2) +
  ruled(38.5, 2) +
  group({ id: 'corner' }, corner()) +
  ['translate(1600)scale(-1 1)', 'translate(0 1000)scale(1 -1)', 'translate(1600 1000)scale(-1)']
    .map(turned => `<use href="#corner" transform="${turned}"/>`)
    .join('') +
  group({ id: 'plate', transform: at([800, 24]) }, plate()) +
  [
    'translate(0 952)',
    'translate(24 1300)rotate(-90)translate(0 -24)',
    'translate(1576 1300)rotate(-90)translate(0 -24)',
  ]
    .map(moved => `<use href="#plate" transform="${moved}"/>`)
    .join('');
