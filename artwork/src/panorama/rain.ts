import type { Drawing } from './drawing.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { line, num, numbers, oval, type Point, polygon, shape, wash } from './ink.ts';

/** Rain slanting with the wind, as many strokes as asked for. */
export const rain = (hand: Hand, from: number, to: number, top: number, bottom: number, strokes: number): string =>
  line(
    numbers(1, strokes, 1)
      .map(
        () =>
          `M${Math.round(hand.some(from, to))} ${Math.round(hand.some(top, bottom))}l-5 ${hand.oneOf([12, 16, 20])}`,
      )
      .join(''),
    1,
    '#EAF0EE',
    0.55,
  );

/** A squall seen from far: a grey curtain that hangs from its cloud. */
export const curtain = (x: number, top: number, bottom: number, w: number): string =>
  wash(
    `M${num(x - w / 2)} ${num(top)}H${num(x + w / 2)}L${num(x + w * 0.3)} ${num(bottom)}H${num(x - w * 0.75)}Z`,
    '#6B7F88',
    0.5,
  ) +
  line(
    numbers(-0.4, 0.4, 0.16)
      .map(t => `M${num(x + w * t)} ${num(top)}L${num(x + w * (t - 0.2))} ${num(bottom)}`)
      .join(''),
    0.9,
    '#4C5C66',
    0.7,
  );

/** Lightning from (x, y) down; it is its own lamp. */
export const lightning = (hand: Hand, x: number, y: number, h: number): Drawing => {
  const left: Point[] = [
    [x, y],
    [x - h * 0.12, y + h * 0.38],
    [x - h * 0.02, y + h * 0.36],
    [x - h * 0.16, y + h * 0.72],
    [x - h * 0.07, y + h * 0.7],
  ];
  const right: Point[] = [
    [x - h * 0.2, y + h],
    [x + h * 0.03, y + h * 0.62],
    [x - h * 0.05, y + h * 0.63],
    [x + h * 0.09, y + h * 0.27],
    [x + h * 0.01, y + h * 0.29],
    [x + h * 0.08, y],
  ];
  return {
    paint: '',
    light:
      glow(x, y + h * 0.4, h * hand.some(0.8, 1), 0.5, 'cold').light +
      shape(polygon([...left, ...right]), '#FFF3B8', 1),
  };
};

/** A waterspout between the cloud and the sea. */
export const waterspout = (x: number, top: number, foot: number): string => {
  const h = foot - top;
  const rings = numbers(0.08, 0.92, 0.12).map(t => {
    const w = 34 * (1 - t) ** 1.6 + 6;
    return `M${num(x + 14 * t * t - w)} ${num(top + h * t)}q${num(w)} ${num(w * 0.4)} ${num(w * 2)} 0`;
  });
  return (
    shape(
      `M${num(x - 42)} ${num(top)}C${num(x - 10)} ${num(top + h * 0.2)} ${num(x)} ${num(top + h * 0.6)} ${num(x + 6)} ${num(foot)}H${num(x + 22)}C${num(x + 14)} ${num(top + h * 0.6)} ${num(x + 16)} ${num(top + h * 0.2)} ${num(x + 44)} ${num(top)}Z`,
      '#8FA3A6',
      1.2,
    ) +
    line(rings.join(''), 1, '#3F5560', 0.8) +
    shape(oval(x + 14, foot, 26, 7), '#EAF3EC', 1)
  );
};

const BOW = ['#D8593A', '#F0A03A', '#F6DE72', '#7DB56A', '#5AA0C0', '#8E6AB0'];

/** A rainbow that shines over the dusk and fades towards its feet. */
export const rainbow = (x: number, y: number, r: number, band: number): Drawing => {
  const arcs = BOW.map((colour, k) => {
    const inner = num(r - k * band);
    return line(
      `M${num(x - r + k * band)} ${num(y)}A${inner} ${inner} 0 0 1 ${num(x + r - k * band)} ${num(y)}`,
      band + 0.3,
      colour,
    );
  });
  const fade = `<mask id="bow"><rect x="${num(x - r - 9)}" y="${num(y - r - 9)}" width="${num(2 * r + 18)}" height="${num(r + 9)}" fill="url(#down)" transform="rotate(180 ${num(x)} ${num(y - r / 2 - 4.5)})"/></mask>`;
  return { paint: '', light: `${fade}<g mask="url(#bow)" opacity=".6" stroke-linecap="butt">${arcs.join('')}</g>` };
};
