/** What everything in a panorama is drawn with: points, paths, and the ink that goes round them. */
export type Point = readonly [x: number, y: number];

export const INK = '#34241A';

/** A tenth of a unit is finer than a pen; more digits would only be heavier. */
const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;
export const num = (value: number): string => String(tenth(value)).replace(/^(-?)0\./, '$1.');
const middle = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];

// Steps from point to point are shorter to write than places; rounding each place first keeps them from drifting.
const rounded = ([x, y]: Point): Point => [tenth(x), tenth(y)];
const place = (point: Point): string => `${num(point[0])} ${num(point[1])}`;
const step = (from: Point, to: Point): string => place([to[0] - from[0], to[1] - from[1]]);

export const straight = (points: readonly Point[]): string => {
  const places = points.map(rounded);
  return `M${place(places[0])}${places
    .slice(1)
    .map((to, index) => `l${step(places[index], to)}`)
    .join('')}`;
};
export const polygon = (points: readonly Point[]): string => `${straight(points)}Z`;

const arcs = (start: Point, controls: readonly Point[], ends: readonly Point[]): string => {
  let here = rounded(start);
  const bends = controls.map((control, index) => {
    const [from, end] = [here, rounded(ends[index])];
    here = end;
    return `q${step(from, rounded(control))} ${step(from, end)}`;
  });
  return `M${place(rounded(start))}${bends.join('')}`;
};

/** A curve that starts and ends at its outer points and passes between the others, as a hand would. */
export const curve = (points: readonly Point[]): string => {
  const inner = points.slice(1, -1);
  const last = points[points.length - 1];
  const ends = inner.map((point, index) => (index === inner.length - 1 ? last : middle(point, inner[index + 1])));
  return arcs(points[0], inner, ends);
};

/** A closed curve through the middles of the sides. */
export const blob = (points: readonly Point[]): string => {
  const ends = points.map((point, index) => middle(point, points[(index + 1) % points.length]));
  return `${arcs(ends[ends.length - 1], points, ends)}Z`;
};

/** A flat tint with an ink outline. */
export const shape = (d: string, fill: string, width = 1.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${num(width)}"/>`;

/** A flat tint alone. */
export const wash = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}/>`;

/** A stroke of the pen. */
export const line = (d: string, width = 1, colour = INK, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${opacity < 1 ? ` opacity="${num(opacity)}"` : ''}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 0): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${num(width)}"` : ''}/>`;

/** An ellipse as a path, to be mixed with others. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;

export const numbers = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step + 1e-9) + 1) }, (_, index) => from + index * step);
