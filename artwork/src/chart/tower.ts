import { hand } from './noise.ts';
import { num, oblong, path, row, shape } from './pen.ts';
import type { Point } from './point.ts';

/** A row of merlons on the top of a wall. */
export const battlement = ([x, y]: Point, width: number, height: number): string => {
  const count = Math.max(3, Math.round(width / (height * 1.1))) | 1;
  const merlons = Array.from(
    { length: count },
    (_, k) => `V${num(y - (k % 2 ? height * 0.45 : height))}h${(width / count).toFixed(2)}`,
  );
  return path('stone', `M${row(x, y)}${merlons.join('')}V${num(y)}Z`);
};

export const pennant = ([x, y]: Point, kind: 'red' | 'gold', height = 16, width = 16): string => {
  const [q, h] = [width / 4, width / 2];
  const cloth =
    `q${row(q, -width * 0.16, h, 0)}q${row(q, width * 0.16, h, 0)}l${row(-width * 0.22, width * 0.26)}l${row(width * 0.22, width * 0.28)}` +
    `q${row(-q, width * 0.16, -h, 0)}q${row(-q, -width * 0.16, -h, 0)}Z`;
  return path('thin', `M${row(x, y)}v${num(-height)}`) + path(`flag ${kind}`, `M${row(x, y - height)}${cloth}`);
};

/** Courses of stone, hinted at here and there. */
export const masonry = ([x, y]: Point, width: number, height: number, seed: number): string => {
  const { any } = hand(seed);
  const strokes = Array.from({ length: Math.floor((width * height) / 80) }, () => {
    const course = Math.floor(any(0, height / 6 + 1)) * 6;
    return `M${row(any(x, x + width - 9), y + course)}h${num(any(4, 8))}`;
  });
  return path('fine', strokes.join(''));
};

export type Tower = {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  readonly top: 'tile' | 'slate' | 'battlement';
  readonly windows: number;
};

export const drawTower = ({ foot: [x, y], width: w, height: h, top, windows }: Tower): string => {
  const left = x - w / 2;
  const [wide, high] = [Math.min(w * 0.22, 6.4), Math.min(h * 0.2, 10)];
  const lights = Array.from({ length: windows }, (_, k) => {
    const sill: Point = [x - w * 0.1 - wide / 2, y - h * (0.88 - k * 0.32) + high];
    return `M${row(...sill)}v${num(-high + wide / 2)}a${row(wide / 2, wide / 2)} 0 0 1 ${row(wide, 0)}v${num(high - wide / 2)}z`;
  });
  const cone = shape([
    [x - w * 0.62, y - h],
    [x, y - h - w * 1.05],
    [x + w * 0.62, y - h],
  ]);
  const coneShade = shape([
    [x + w * 0.16, y - h],
    [x, y - h - w * 1.05],
    [x + w * 0.62, y - h],
  ]);
  return (
    oblong('stone', [left, y - h], w, h) +
    oblong('dim', [x + w * 0.14, y - h], w * 0.36, h) +
    masonry([left + 2, y - h + 5], w * 0.6, h - 8, Math.round(x * 7 + y)) +
    (top === 'battlement'
      ? battlement([x - w * 0.62, y - h], w * 1.24, w * 0.3)
      : path(top, cone) + path('dusk', coneShade)) +
    path('window', lights.join(''))
  );
};

/** Where a flag stands on it. */
export const topOf = ({ foot: [x, y], width, height, top }: Tower): Point => [
  x,
  y - height - (top === 'battlement' ? width * 0.3 : width * 1.05),
];
