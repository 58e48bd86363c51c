import { CELLS } from './layout.ts';
import { curve, curves } from './pen.ts';
import { between, distance, type Point } from './point.ts';

type Side = { readonly from: Point; readonly curve: readonly [Point, Point, Point] };

const sidesOf = (d: string): Side[] => {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, k): Point => [numbers[2 * k], numbers[2 * k + 1]]);
  return Array.from({ length: (points.length - 1) / 3 }, (_, k) => ({
    from: points[3 * k],
    curve: [points[3 * k + 1], points[3 * k + 2], points[3 * k + 3]],
  }));
};

const name = (from: Point, to: Point): string => `${from} ${to}`;
const nameOf = ({ from, curve }: Side): string => name(from, curve[2]);
/** The same side as the neighbour sails along it. */
const nameAcross = ({ from, curve }: Side): string => name(curve[2], from);

const OUTLINES: readonly (readonly Side[])[] = CELLS.map(({ d }) => sidesOf(d));

export const outlineOf = (id: number): string =>
  curve(
    OUTLINES[id][0].from,
    OUTLINES[id].map(side => side.curve),
  );

/** Sides put end to end: lines where they have a beginning, and rings of the rest. */
const chained = (sides: readonly Side[]): Side[][] => {
  const byStart = new Map(sides.map(side => [String(side.from), side]));
  const ends = new Set(sides.map(({ curve }) => String(curve[2])));
  const inOrder = [...sides.filter(({ from }) => !ends.has(String(from))), ...sides];
  return inOrder.flatMap(first => {
    const chain: Side[] = [];
    for (let side = byStart.get(String(first.from)); side; side = byStart.get(String(side.curve[2]))) {
      byStart.delete(String(side.from));
      chain.push(side);
    }
    return chain.length > 0 ? [chain] : [];
  });
};

/** What is left when the borders between neighbours are taken away: the outer shore of all cells, in rings. */
export const shoreOfTrack = (): string => {
  const all = OUTLINES.flat();
  const known = new Set(all.map(nameOf));
  return chained(all.filter(side => !known.has(nameAcross(side))))
    .map(ring =>
      curve(
        ring[0].from,
        ring.map(side => side.curve),
      ),
    )
    .join('');
};

const common = (one: number, other: number): readonly Side[] => {
  const across = new Set(OUTLINES[other].map(nameAcross));
  return chained(OUTLINES[one].filter(side => across.has(nameOf(side))))[0] ?? [];
};

const drawn = (sides: readonly Side[]): string =>
  sides.length === 0
    ? ''
    : curves(
        sides[0].from,
        sides.map(side => side.curve),
      );

/** The border that two spaces share. */
export const border = (one: number, other: number): string => drawn(common(one, other));

/** All borders, each of them once. */
export const borders = (): string =>
  CELLS.flatMap((_, one) => CELLS.slice(one + 1).map((_, k) => border(one, one + 1 + k))).join('');

const pointOn = ({ from, curve: [a, b, c] }: Side, part: number): Point => {
  const [ab, bc] = [between(a, b, part), between(b, c, part)];
  return between(between(between(from, a, part), ab, part), between(ab, bc, part), part);
};

/** The middle of the border that two spaces share, and its ends. */
export const middleOfBorder = (one: number, other: number): { at: Point; from: Point; to: Point } => {
  const way = common(one, other).flatMap(side => Array.from({ length: 9 }, (_, k) => pointOn(side, k / 8)));
  const steps = way.map((point, k) => distance(point, way[Math.max(0, k - 1)]));
  const half = steps.reduce((sum, step) => sum + step, 0) / 2;
  let gone = 0;
  const at = way.find((_, k) => {
    gone += steps[k];
    return gone >= half;
  });
  const [from, to] = [way.at(0), way.at(-1)];
  if (!at || !from || !to) throw new Error(`the spaces ${one} and ${other} have no border in common`);
  return { at, from, to };
};

/** The same curves as one shape to fill and as lines to stroke: the outer shore, and the shore with all borders. */
export const trackGlyphs = (): string => {
  const shore = shoreOfTrack();
  return (
    `<path id="track" fill-rule="evenodd" d="${shore}"/><path id="borders" d="${shore}${borders()}"/>` +
    '<clipPath id="race"><use href="#track"/></clipPath>'
  );
};

/** The rim of the race. The water inside is filled, so that no seam between two spaces shines. */
export const drawRim = (): string => '<use href="#track" class="rim"/><use href="#track" class="surf"/>';
