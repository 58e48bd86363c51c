import { between, type Point } from './point.ts';

/** Tenths of a unit are finer than the pen: whole tenths keep the file small and the sums exact. */
const tenths = (value: number): number => Math.round(value * 10);

const written = (value: number): string =>
  String(value / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');

/** A coordinate as SVG wants it, to a tenth. */
export const num = (value: number): string => written(tenths(value));

/** Numbers in a row; a minus sign separates as well as a space. */
export const row = (...values: readonly number[]): string => values.map(num).join(' ').replaceAll(' -', '-');

type Step = (...points: readonly Point[]) => void;

/** Writes one subpath in steps from where the pen stands, rounding so that errors do not add up. */
const trace = (start: Point, draw: (to: (letter: string) => Step) => void): string => {
  let [x, y] = start.map(tenths);
  let letters = '';
  let text = `M${written(x)} ${written(y)}`.replace(' -', '-');
  draw(letter => (...points) => {
    const steps = points.flatMap(([a, b]) => [tenths(a) - x, tenths(b) - y]);
    const said = steps.map(written).join(' ').replaceAll(' -', '-');
    text += letters === letter && said.startsWith('-') ? said : letters === letter ? ` ${said}` : `${letter}${said}`;
    letters = letter;
    const end = points.at(-1);
    if (end) [x, y] = end.map(tenths);
  });
  return text;
};

/** Straight strokes through the points. */
export const line = (points: readonly Point[]): string =>
  trace(points[0], to => {
    for (const point of points.slice(1)) to('l')(point);
  });

export const shape = (points: readonly Point[]): string => `${line(points)}z`;

/** A flowing stroke: curves from the middle of each side to the middle of the next. */
export const flow = (points: readonly Point[]): string =>
  trace(points[0], to => {
    const last = points.length - 1;
    for (let k = 1; k < last; k++) {
      to('q')(points[k], k === last - 1 ? points[last] : between(points[k], points[k + 1], 0.5));
    }
  });

/** The same, closed: a blot. */
export const blot = (points: readonly Point[]): string => {
  const first = between(points[points.length - 1], points[0], 0.5);
  const curves = trace(first, to => {
    points.forEach((point, k) => {
      to('q')(point, between(point, points[(k + 1) % points.length], 0.5));
    });
  });
  return `${curves}z`;
};

/** Cubic curves as the layout gives them: start, then three points a curve. */
export const curves = (start: Point, steps: readonly (readonly Point[])[]): string =>
  trace(start, to => {
    for (const points of steps) to('c')(...points);
  });

/** The same, closed. */
export const curve = (start: Point, steps: readonly (readonly Point[])[]): string => `${curves(start, steps)}z`;

/** What a thing is made of: strokes of a kind, whose look is in the style. */
export type Stroke = readonly [kind: string, d: string];

const NUMBER = String.raw`(-?(?:\d+\.\d+|\d+|\.\d+))`;
const BEGINNING = new RegExp(`M${NUMBER} ?${NUMBER}`, 'g');

/**
 * The same strokes elsewhere. Where each begins is told in places of the sheet; all the rest must be steps. The place comes
 * first and by itself: a file in which it stands again and again packs well.
 */
export const moved = (d: string, [x, y]: Point): string => {
  if (/[A-LN-Z]/.test(d)) throw new Error(`not told in steps: ${d}`);
  return d.replace(BEGINNING, (_, a: string, b: string) => `M${row(x, y)}m${a} ${b}`.replace(' -', '-'));
};

type Look = Readonly<Record<string, string | number>>;

const attributes = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('');

export const path = (kind: string, d: string, look: Look = {}): string =>
  d === '' ? '' : `<path class="${kind}" d="${d}"${attributes(look)}/>`;

export const disc = (kind: string, [x, y]: Point, radius: number, look: Look = {}): string =>
  `<circle class="${kind}" cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(look)}/>`;

export const oblong = (kind: string, [x, y]: Point, width: number, height: number, look: Look = {}): string =>
  `<rect class="${kind}" x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${attributes(look)}/>`;

export const group = (look: Look, ...parts: readonly string[]): string => `<g${attributes(look)}>${parts.join('')}</g>`;

/** A glyph drawn once, to be stamped many times. Its foot is at 0 0. */
export const glyph = (id: string, ...parts: readonly string[]): string => `<g id="${id}">${parts.join('')}</g>`;

export const stamp = (id: string, [x, y]: Point): string => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;

export const at = ([x, y]: Point, turn = 0, scale = 1): string =>
  `translate(${row(x, y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${scale === 1 ? '' : ` scale(${scale})`}`;
