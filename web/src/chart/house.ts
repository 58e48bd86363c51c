import { line, moved, path, row, type Stroke, shape } from './pen.ts';
import type { Point } from './point.ts';

const ROOFS = ['tile', 'thatch', 'slate'] as const;
export type Roof = (typeof ROOFS)[number];

/** Width of the gable and height of the ridge. */
const SIZES = {
  hut: [11, 15],
  house: [13, 18],
  tall: [14, 23],
  hall: [20, 30],
} as const;
export type HouseSize = keyof typeof SIZES;

/** A gabled house seen from the front, with one side in the shade. */
const house = (w: number, h: number, roof: Roof): readonly Stroke[] => {
  const e = w * 0.66;
  const east = w / 2 + e;
  const eaves: Point = [w / 2 + w * 0.08, -h * 0.5];
  const windows = [
    [-w * 0.3, -h * 0.4, w * 0.22, h * 0.17],
    [w * 0.1, -h * 0.4, w * 0.22, h * 0.17],
    [w / 2 + e * 0.2, -h * 0.4, w * 0.17, h * 0.17],
    [w / 2 + e * 0.62, -h * 0.41, w * 0.17, h * 0.17],
  ].map(([x, y, wide, high]) => `M${row(x, y)}h${row(wide)}v${row(high)}h${row(-wide)}z`);
  const courses = [0.34, 0.68].map(
    down => `M${row(w * 0.58 * down, -h * (1.04 - 0.54 * down))}l${row(e, -h * (0.04 + 0.02 * down))}`,
  );
  return [
    [
      'cast',
      shape([
        [w / 2, 0],
        [east, -h * 0.06],
        [east + w * 0.5, h * 0.02],
        [east + w * 0.1, h * 0.14],
        [-w * 0.2, h * 0.06],
      ]),
    ],
    [
      'shade',
      shape([
        [w / 2, 0],
        [east, -h * 0.06],
        [east, -h * 0.62],
        [w / 2, -h * 0.56],
      ]),
    ],
    [
      'wall',
      shape([
        [-w / 2, 0],
        [-w / 2, -h * 0.56],
        [0, -h],
        [w / 2, -h * 0.56],
        [w / 2, 0],
      ]),
    ],
    [roof, shape([[0, -h * 1.04], eaves, [east + w * 0.06, -h * 0.58], [e, -h * 1.1]])],
    ['fine', courses.join('')],
    ['thin', line([[-w / 2 - w * 0.08, -h * 0.5], [0, -h * 1.04], eaves])],
    ['window', windows.join('')],
    ['dark', `M${row(-w * 0.09, 0)}v${row(-h * 0.2)}h${row(w * 0.18)}v${row(h * 0.2)}z`],
  ];
};

export const drawHouse = (foot: Point, size: HouseSize, roof: Roof): string => {
  const [width, height] = SIZES[size];
  return house(width, height, roof)
    .map(([kind, d]) => path(kind, moved(d, foot)))
    .join('');
};
