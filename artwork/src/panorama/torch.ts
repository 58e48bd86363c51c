import { type Drawing, together } from './drawing.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { blob, line, num, numbers, type Point, shape } from './ink.ts';

/** A flame standing on (x, y). It shines over the glaze of the night. */
export const flame = (x: number, y: number, h: number): Drawing => {
  const k = h / 10;
  const tongue = (d: string, fill: string, ink: string): string =>
    `<path transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(2)})" d="${d}" fill="${fill}"${ink}/>`;
  const light =
    tongue(
      'M0 1C-4.4 1 -5 -3 -3 -6C-2.6 -4.6 -2 -4.4 -1.6 -4.8C-1.4 -7.4 0 -9.4 1 -11C1.6 -8 4.6 -6 4.4 -2.4C4.2 .2 2.4 1 0 1Z',
      '#F28C28',
      ` stroke="#7A2A14" stroke-width="${num(0.9 / k + 0.1)}"`,
    ) +
    tongue(
      'M0 .4C-2.4 .4 -2.6 -2 -1.4 -3.4C-.6 -3 -.4 -5 .4 -6.4C1 -4.4 2.6 -3.4 2.4 -1.6C2.2 0 1.4 .4 0 .4Z',
      '#FFD964',
      '',
    );
  return { paint: '', light };
};

/** A torch on a pole in the ground. */
export const torch = (x: number, y: number, h: number): Drawing =>
  together(
    line(`M${num(x)} ${num(y)}V${num(y - h)}`, 2.8) +
      line(`M${num(x)} ${num(y)}V${num(y - h)}`, 1.2, '#A5672F') +
      shape(`M${num(x - 3)} ${num(y - h - 5)}h6l-1.6 7h-2.8Z`, '#5E3A1B', 0.9),
    glow(x, y - h - 9, 46, 0.7),
    flame(x, y - h - 4, 12),
  );

/** A fire of logs. */
export const campfire = (hand: Hand, x: number, y: number, size: number): Drawing =>
  together(
    shape(
      `M${num(x - size)} ${num(y)}l${num(size * 1.9)} ${num(-size * 0.36)}l${num(size * 0.1)} ${num(size * 0.3)}Z`,
      '#7A4E2A',
      1,
    ) +
      shape(
        `M${num(x + size)} ${num(y)}l${num(-size * 1.9)} ${num(-size * 0.36)}l${num(-size * 0.1)} ${num(size * 0.3)}Z`,
        '#8A5A2E',
        1,
      ),
    glow(x, y - size * 0.6, size * 3.4, 0.6),
    flame(x - size * 0.4, y - size * 0.1, size * hand.some(0.8, 1)),
    flame(x + size * 0.4, y - size * 0.1, size * hand.some(0.7, 0.9)),
    flame(x, y - size * 0.1, size * hand.some(1.2, 1.4)),
  );

/** Smoke that leans with the wind as it rises: puffs one before the other, the nearest the smallest. */
export const smoke = (hand: Hand, x: number, y: number, h: number, drift: number, fill = '#8F8684'): string => {
  const puffs = numbers(0, Math.round(h / 12), 1).map(step => {
    const t = Math.min(1, (step * 12) / h);
    const r = 4 + 9 * t;
    const [cx, cy] = [x + drift * t * t + hand.some(-3, 3), y - h * t];
    const round = numbers(0, 6, 1).map((k): Point => {
      const angle = (k * Math.PI * 2) / 7;
      return [cx + Math.cos(angle) * r * hand.some(1, 1.5), cy + Math.sin(angle) * r * hand.some(0.9, 1.2)];
    });
    return shape(blob(round), fill, 0.8);
  });
  return `<g opacity=".75">${puffs.reverse().join('')}</g>`;
};
