import { num } from './ink.ts';

/**
 * Paint lies under the glaze of the hour, so that it darkens towards the night. Light lies over it: lamps, flames
 * and stars are as bright at midnight as they are drawn.
 */
export type Drawing = { readonly paint: string; readonly light: string };

/** Things without a lamp are plain paint. */
export type Thing = Drawing | string;

export const together = (...things: readonly Thing[]): Drawing => ({
  paint: things.map(thing => (typeof thing === 'string' ? thing : thing.paint)).join(''),
  light: things.map(thing => (typeof thing === 'string' ? '' : thing.light)).join(''),
});

export type Stance = { readonly size?: number; readonly flip?: boolean; readonly tilt?: number };

/** Puts a thing drawn around its own origin at a place in the scene. */
export const at = (x: number, y: number, thing: Thing, { size = 1, flip = false, tilt = 0 }: Stance = {}): Drawing => {
  const { paint, light } = together(thing);
  const turn = tilt === 0 ? '' : ` rotate(${num(tilt)})`;
  const scale = size === 1 && !flip ? '' : ` scale(${(flip ? -size : size).toFixed(2)} ${size.toFixed(2)})`;
  const place = (inside: string): string =>
    inside === '' ? '' : `<g transform="translate(${num(x)} ${num(y)})${turn}${scale}">${inside}</g>`;
  return { paint: place(paint), light: place(light) };
};

/** A thing that stands in the light of a lamp: the night takes only part of its colours. */
export const inLamplight = (thing: Thing, strength = 0.6): Drawing => {
  const { paint, light } = together(thing);
  return { paint, light: `<g opacity="${num(strength)}">${paint}</g>${light}` };
};
