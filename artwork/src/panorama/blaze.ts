import { type Drawing, together } from './drawing.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { blob, num, numbers, type Point } from './ink.ts';

/** Tongues of fire along a foot of `w`, the highest in the middle. */
const tongues = (hand: Hand, x: number, y: number, w: number, h: number): string => {
  const n = Math.max(2, Math.round(w / 16));
  const gap = w / n;
  const licks = numbers(0, n - 1, 1).map(k => {
    const t = (k + 0.5) / n;
    const high = h * (0.35 + 0.65 * Math.sin(Math.PI * t)) * hand.some(0.7, 1.15);
    const [left, sway] = [gap * 0.3, gap * hand.some(-0.5, 0.3)];
    const dip = k === n - 1 ? high : high * hand.some(0.62, 0.8);
    return (
      `c${num(left - gap * 0.4)} ${num(-high * 0.4)} ${num(gap * 0.5 + sway)} ${num(-high * 0.6)} ${num(gap * 0.5 + sway)} ${num(-high)}` +
      `c${num(gap * 0.2)} ${num(high * 0.3)} ${num(gap * 0.6 - sway)} ${num(dip * 0.6)} ${num(gap * 0.5 - sway)} ${num(dip)}` +
      (k === n - 1 ? '' : `l0 ${num(high - dip)}`)
    );
  });
  return `M${num(x - w / 2)} ${num(y)}${licks.join('')}Z`;
};

/** A building on fire, or a heap of wood: three colours of flame, sparks, and the light on everything around. */
export const blaze = (hand: Hand, x: number, y: number, w: number, h: number): Drawing => {
  const sparks = numbers(1, 14, 1).map((): string => {
    const [sx, sy] = [x + hand.some(-w * 0.6, w * 0.5), y - h * hand.some(0.7, 1.8)];
    const r = hand.some(0.5, 1.3);
    const round: Point[] = [
      [sx - r, sy],
      [sx, sy - r],
      [sx + r, sy],
      [sx, sy + r],
    ];
    return blob(round);
  });
  const layer = (d: string, fill: string, ink = ''): string => `<path d="${d}" fill="${fill}"${ink}/>`;
  return together(glow(x, y - h * 0.4, w * 0.9 + h * 0.5, 0.6), {
    paint: '',
    light:
      layer(tongues(hand, x, y, w, h), '#E5622A', ' stroke="#7A2A14" stroke-width="1.1"') +
      layer(tongues(hand, x, y, w * 0.84, h * 0.7), '#F79A2E') +
      layer(tongues(hand, x, y, w * 0.66, h * 0.42), '#FFDD6E') +
      layer(sparks.join(''), '#FFC24A'),
  });
};
