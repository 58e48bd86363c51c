import { cloud } from './cloud.ts';
import { type Drawing, together } from './drawing.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { line, num, shape } from './ink.ts';
import { foam } from './sea.ts';
import { flame } from './torch.ts';

/** A gun has fired: the flash, and the smoke it rolls out of. */
export const shot = (hand: Hand, x: number, y: number, size: number): Drawing =>
  together(
    cloud(hand, x + size * 1.1, y + 2, size * 1.5, '#F6EEDC', '#CFC4B0', 0.9) +
      cloud(hand, x + size * 0.5, y + 5, size, '#FBF5E6', '#CFC4B0', 0.9),
    flame(x - 3, y + 3, size * 0.5),
    glow(x, y, size * 0.9, 0.7),
  );

/** Where a ball has fallen: a fountain with drops. */
export const splash = (x: number, y: number, h: number): string =>
  shape(
    `M${num(x - 9)} ${num(y)}C${num(x - 3)} ${num(y - h * 0.3)} ${num(x - 5)} ${num(y - h * 0.8)} ${num(x - 1)} ${num(y - h * 1.3)}C${num(x + 4)} ${num(y - h * 0.8)} ${num(x + 2)} ${num(y - h * 0.3)} ${num(x + 9)} ${num(y)}Z`,
    '#EAF3EC',
    1,
  ) +
  line(
    `M${num(x - 7)} ${num(y - 4)}q-2 ${num(-h * 0.7)} -8 ${num(-h * 0.7)}M${num(x + 7)} ${num(y - 4)}q2 ${num(-h * 0.8)} 8 ${num(-h * 0.7)}`,
    2,
    '#EAF3EC',
  ) +
  line(
    `M${num(x - 11)} ${num(y - h)}v1M${num(x + 10)} ${num(y - h * 1.1)}v1M${num(x + 4)} ${num(y - h * 1.4)}v1M${num(x - 5)} ${num(y - h * 1.3)}v1`,
    1.8,
    '#34241A',
    0.6,
  ) +
  foam(x, y, 28);
