import type { Drawing } from './drawing.ts';
import type { Hand } from './hand.ts';
import { disc, INK, line, num, numbers } from './ink.ts';

/** A soft light around a lamp, a fire or the moon. */
export const glow = (x: number, y: number, r: number, opacity = 0.8, tone: 'warm' | 'cold' = 'warm'): Drawing => ({
  paint: '',
  light: `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${tone})" opacity="${num(opacity)}"/>`,
});

/** The sun as the chart draws it, with wavy rays. */
export const sun = (x: number, y: number, r: number, rays = true): string => {
  const spikes = numbers(0, 15, 1).map(k => {
    const angle = (k * Math.PI) / 8;
    const [near, far] = [r + 4, r + (k % 2 ? 9 : 15)];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${num(x + c * near)} ${num(y + s * near)}L${num(x + c * far)} ${num(y + s * far)}`;
  });
  return (
    disc(x, y, r * 2.6, '#FFF3C0').replace('/>', ' opacity=".35"/>') +
    disc(x, y, r, '#F6B73E', 1.2) +
    disc(x - r * 0.15, y - r * 0.15, r * 0.72, '#FBD072') +
    (rays ? line(spikes.join(''), 1.3, '#B4702A') : '')
  );
};

/** A crescent with its halo. */
export const moon = (x: number, y: number, r: number): Drawing => {
  const [halo, k] = [glow(x, y, r * 4, 0.55, 'cold'), r / 10];
  const crescent = `<path transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(2)})" d="M3.8-9.3A10 10 0 1 0 9 4.4A8.2 8.2 0 0 1 3.8-9.3Z" fill="#FFF3CF" stroke="${INK}" stroke-width=".7"/>`;
  return { paint: '', light: halo.light + crescent };
};

/** Stars thicken towards the right, where the night is. */
export const stars = (hand: Hand, from: number, to: number, count: number, lowest: number): Drawing => {
  const light = numbers(1, count, 1).map(() => {
    const x = to - (to - from) * hand.some(0, 1) ** 1.5;
    const [y, r] = [hand.some(5, lowest), hand.some(0.5, 1.3)];
    const faint = Math.min(1, 0.35 + (x - from) / (to - from));
    return disc(x, y, r, '#FFF6DA').replace('/>', ` opacity="${num(faint)}"/>`);
  });
  return { paint: '', light: light.join('') };
};
