import { hand } from './noise.ts';
import { blot, moved, path, row, type Stroke } from './pen.ts';
import { type Point, sub } from './point.ts';

const KINDS = 8;

/** Half of the crowns are round, half are made of billows. */
const crown = (radius: number, billows: boolean, seed: number): string => {
  const { any } = hand(seed);
  const rim = (count: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (_, k): Point => {
      const turn = ((k + 0.5) / count) * Math.PI * 2;
      return [Math.cos(turn) * radius * any(from, to), Math.sin(turn) * radius * any(from, to) * 0.92 - radius * 1.2];
    });
  if (!billows) return blot(rim(7, 0.92, 1.16));
  const points = rim(7, 0.84, 1);
  const billow = (from: Point, to: Point): string =>
    `a${row(radius * 0.48, radius * 0.46)} 0 0 1 ${row(...sub(to, from))}`;
  return `M${row(...points[0])}${points.map((from, k) => billow(from, points[(k + 1) % points.length])).join('')}z`;
};

const tree = (radius: number, kind: string, seed: number): readonly Stroke[] => [
  [
    'cast',
    `M${row(-radius * 0.4, 0)}a${row(radius, radius * 0.34)} 0 1 0 ${row(radius * 1.9, -0.6)}q${row(-radius, -1.4, -radius * 1.9, 0.6)}z`,
  ],
  ['trunk', `M0 0v${row(-radius * 0.7)}`],
  [kind, crown(radius, seed % 2 === 0, seed)],
  ['lit', `M${row(-radius * 0.55, -radius * 1.2)}q${row(0, -radius * 0.6, radius * 0.55, -radius * 0.6)}`],
  ['fine', `M${row(radius * 0.15, -radius * 0.5)}q${row(radius * 0.62, -radius * 0.15, radius * 0.55, -radius * 0.9)}`],
];

const TREES = Array.from({ length: KINDS }, (_, k) =>
  tree(5.6 + (k % 4) * 0.75, k % 3 === 1 ? 'leaf dark' : 'leaf', 60 + k),
);

export const drawTree = (foot: Point, kind: number): string =>
  TREES[Math.floor(kind) % KINDS].map(([kind, d]) => path(kind, moved(d, foot))).join('');
