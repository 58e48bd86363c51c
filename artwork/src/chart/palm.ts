import { hand } from './noise.ts';
import { disc, glyph, num, path, row, stamp } from './pen.ts';
import { add, type Point, polar } from './point.ts';

/** Height, and how far the crown hangs over: a shore needs palms that lean both ways. */
const KINDS: readonly (readonly [height: number, lean: number])[] = [
  [24, 0.26],
  [22, -0.24],
  [23, 0.04],
  [19, 0.3],
  [18, -0.3],
  [17, -0.06],
];
const FRONDS = [-168, -140, -95, -45, -14, 22, 158] as const;

const frond = (crown: Point, turn: number, long: number): string => {
  const way = polar(turn);
  const rib = add(crown, [way[0] * long * 0.55, way[1] * long * 0.75 - long * 0.16]);
  const tip = add(crown, [way[0] * long, way[1] * long * 0.7 + long * 0.28]);
  return `M${row(...crown)}Q${row(...rib, ...tip)}Q${row(rib[0], rib[1] + long * 0.26, ...crown)}Z`;
};

const palm = (height: number, lean: number, seed: number): string => {
  const { any } = hand(seed);
  const crown: Point = [lean * height, -height];
  const fronds = FRONDS.map(turn => frond(crown, turn + any(-8, 8), height * any(0.5, 0.62)));
  const nut = height * 0.05 + 0.5;
  return (
    `<ellipse class="cast" cx="${num(height * 0.22)}" cy=".6" rx="${num(height * 0.3)}" ry="1.8"/>` +
    path('bole', `M0 0Q${row(lean * height * 0.1, -height * 0.6, ...crown)}`) +
    path('frond', fronds.join('')) +
    disc('dark', add(crown, [-1.2, 1.6]), nut) +
    disc('dark', add(crown, [1.4, 1.8]), nut)
  );
};

export const palmGlyphs = (): string =>
  KINDS.map(([height, lean], k) => glyph(`palm-${k}`, palm(height, lean, 500 + k))).join('');

/** How much room a palm needs around its foot: left, right and up. */
export const palmReach = (kind: number): { readonly crown: Point; readonly spread: number } => {
  const [height, lean] = KINDS[kind % KINDS.length];
  return { crown: [lean * height, -height], spread: height * 0.6 };
};

export const PALM_KINDS = KINDS.length;
export const drawPalm = (foot: Point, kind: number): string => stamp(`palm-${kind % KINDS.length}`, foot);
