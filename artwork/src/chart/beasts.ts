import { at, disc, group, path, row } from './pen.ts';
import { add, type Point, polar } from './point.ts';

/** Ripples where something comes out of the water. */
const ripples = (from: number, to: number, y: number): string =>
  `M${row(from, y)}${'q3-3 6 0'.repeat(Math.max(1, Math.round((to - from) / 6)))}`;

const hump = (middle: number, radius: number, water: number): string => {
  const high = radius * 1.18;
  const outer = `M${row(middle - radius, water)}A${row(radius, high)} 0 0 1 ${row(middle + radius, water)}`;
  const inner = `h-9A${row(radius - 9, high - 9)} 0 0 0 ${row(middle - radius + 9, water)}z`;
  const on = (turn: number, grow: number): Point =>
    add([middle, water], [polar(turn)[0] * (radius + grow), polar(turn)[1] * (high + grow)]);
  const spikes = [-140, -118, -96, -74, -52].map(
    turn => `M${row(...on(turn - 5, -0.5))}L${row(...on(turn - 2, 6.5))}L${row(...on(turn + 8, -0.5))}`,
  );
  const scales = [-152, -130, -108, -86, -64, -42, -22].map(turn => `M${row(...add(on(turn, -4), [-2, -1]))}q2 3 4 0`);
  const belly = `M${row(middle - radius + 6, water)}A${row(radius - 6, high - 6)} 0 0 1 ${row(middle + radius - 6, water)}`;
  return (
    path('spine', spikes.join('')) + path('hide', outer + inner) + path('belly', belly) + path('fine', scales.join(''))
  );
};

/** The head looks along the course, a crown on its brow. */
const serpent = (): string => {
  const b = 19;
  const head =
    `M46 ${b}C46 ${b - 30} 60 ${b - 44} 76 ${b - 41}C92 ${b - 43} 108 ${b - 37} 113 ${b - 28}C107 ${b - 22} 98 ${b - 24} 90 ${b - 22}` +
    `L81 ${b - 19}C72 ${b - 20} 66 ${b - 12} 63 ${b}z`;
  return (
    path('hide', `M-111 ${b}c-1-8-3-12-6-15l-6 2l2-13l14 5l-5 4c6 5 9 10 10 17z`) +
    [
      [-92, 15],
      [-46, 21],
      [4, 25],
    ]
      .map(([middle, radius]) => hump(middle, radius, b))
      .join('') +
    path('spine', `M50 ${b - 20}l-6-2l6-5l-3-7l8 0l0-7l7 3M66 ${b - 40}l-3-10l8 5l2-10l5 9`) +
    path('hide', head) +
    path('belly', `M58 ${b}C60 ${b - 16} 66 ${b - 24} 78 ${b - 23}`) +
    path('spine', `M66 ${b - 40}l-3-10l8 5l2-10l5 9l6-8l0 9z`) +
    disc('eye-white', [88, b - 34], 3.4) +
    disc('dark', [88.8, b - 34], 1.7) +
    path('tongue', `M112 ${b - 27}l11-3l-4 4l6 2l-13 0z`) +
    path(
      'fine',
      `M92 ${b - 26}q10 2 19-3M107 ${b - 33}h.1M84 ${b - 38}q4-2 8 0M54 ${b - 10}q2 3 4 0M56 ${b - 18}q2 3 4 0M61 ${b - 26}q2 3 4 0M67 ${b - 32}q2 3 4 0`,
    ) +
    path(
      'ripple',
      [
        [-126, -102],
        [-110, -72],
        [-70, -22],
        [-24, 32],
        [40, 72],
      ]
        .map(([from, to]) => ripples(from, to, b + 1))
        .join(''),
    ) +
    path('ripple faint-ripple', ripples(-98, -62, b + 5) + ripples(-30, 18, b + 5) + ripples(46, 64, b + 5))
  );
};

const whale = (): string =>
  group(
    { transform: 'scale(.86)' },
    path('spray', 'M-12-13c-2-9-10-9-12-3M-12-13c0-11 10-13 12-5'),
    path(
      'hide',
      'M-30 8c0-18 22-24 40-18c12 4 16 12 20 4c-4-6-8-8-10-14c8 0 12 4 14 8c2-6 6-8 10-8c0 8-4 12-6 16c-4 12-16 20-34 21c-18 1-34 1-34-9z',
    ),
    path('belly-fill', 'M-29 10c8 6 28 6 40-1c-6 7-14 8-22 8c-10 0-17-1-18-7z'),
    path('fine', 'M-24 12c8 3 16 3 22 0M-20 15c6 2 12 2 16 0M-2 2q6 6 10 2'),
    disc('dark', [-19, 3.4], 2),
  ) + path('ripple', ripples(-34, 30, 16));

const dolphins = (): string =>
  [
    [-48, 4, 1],
    [0, -1, 1.08],
    [46, 5, 0.92],
  ]
    .map(([x, y, size]) =>
      group(
        { transform: at([x, y], 0, size) },
        path('hide', 'M-22 10c4-16 20-22 34-15l9 1l-7 3c-4 7-12 2-20 4c-6 2-10 5-12 9l-8 3l2-5l-5-4zM-4-8l-5-6l12 6z'),
        path('belly-fill', 'M12-1c-4 5-10 1-18 3c-4 1-7 3-9 5c2-8 14-12 27-8z'),
        disc('dark', [10, -4], 1.1),
        path('ripple', ripples(-32, 24, 13)),
      ),
    )
    .join('');

const ARMS = [
  'M-27 16c-4-14-6-24 2-29c7-3 12 5 6 7',
  'M-8 16c-8-16-4-35 6-35c9 1 8 11 2 10',
  'M12 16c8-12 12-24 6-30c-6-4-10 4-5 6',
  'M29 16c5-8 8-14 3-19c-4-3-7 2-4 4',
].join('');

const kraken = (): string =>
  '<clipPath id="surface"><path d="M-60-60H60V16H-60z"/></clipPath>' +
  group({ 'clip-path': 'url(#surface)' }, path('arm edge', ARMS), path('arm skin', ARMS), path('arm suckers', ARMS)) +
  path('ripple', ripples(-40, 42, 16)) +
  path('ripple faint-ripple', ripples(-26, 30, 20));

const BEASTS: Readonly<Record<string, () => string>> = { serpent, whale, dolphins, kraken };

export const drawBeast = (kind: string, middle: Point): string => {
  const beast = BEASTS[kind];
  if (!beast) throw new Error(`nobody knows how to draw the beast ${kind}`);
  return group({ transform: at(middle) }, beast());
};
