import { perchedGull } from './bird.ts';
import { chest, gold } from './cargo.ts';
import { at, type Drawing, together } from './drawing.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { line, numbers, shape } from './ink.ts';

/** The wreck on its shoal, broken in two, and what has run out of it. */
export const wreck = (hand: Hand, x: number, y: number): Drawing =>
  together(
    line(`M${x - 18} ${y - 20}L${x - 30} ${y - 104}M${x - 44} ${y - 78}L${x - 4} ${y - 70}`, 4) +
      shape(`M${x - 40} ${y - 76}l34 7l-4 26l-7 -8l-6 12l-8 -14l-7 4Z`, '#EFE3C2', 1.1),
    shape(
      `M${x - 66} ${y - 34}C${x - 52} ${y - 22} ${x - 40} ${y - 8} ${x - 30} ${y + 4}H${x + 10}l-4 -14l8 -6l-6 -14l4 -8C${x - 10} ${y - 26} ${x - 40} ${y - 24} ${x - 66} ${y - 34}Z`,
      '#2F8F4E',
      1.4,
    ),
    line(
      `M${x - 58} ${y - 27}C${x - 40} ${y - 18} ${x - 12} ${y - 20} ${x + 9} ${y - 26}M${x - 44} ${y - 12}C${x - 30} ${y - 8} ${x - 10} ${y - 8} ${x + 8} ${y - 14}`,
      1,
    ),
    line(`M${x - 62} ${y - 30}C${x - 42} ${y - 21} ${x - 12} ${y - 24} ${x + 10} ${y - 31}`, 2, '#F0B93A'),
    shape(
      `M${x + 30} ${y - 36}C${x + 48} ${y - 28} ${x + 60} ${y - 32} ${x + 74} ${y - 46}C${x + 70} ${y - 20} ${x + 62} ${y - 4} ${x + 50} ${y + 6}H${x + 24}l6 -12l-6 -8l8 -10Z`,
      '#2F8F4E',
      1.4,
    ),
    line(`M${x + 30} ${y - 22}C${x + 46} ${y - 16} ${x + 58} ${y - 20} ${x + 66} ${y - 26}`, 1),
    line([8, 16, 24].map(dx => `M${x + dx} ${y}q-4 -18 4 -34`).join(''), 2.6, '#7A4E2A'),
    at(x + 16, y + 6, gold(64)),
    at(x - 6, y + 12, chest('gold'), { size: 1.2, tilt: -8 }),
    glow(x + 16, y - 8, 54, 0.75),
    {
      paint: '',
      light: line(
        [
          [x - 4, y - 24],
          [x + 30, y - 14],
          [x + 12, y - 12],
          [x + 44, y + 2],
        ]
          .map(([gx, gy]) => `M${gx - 4} ${gy}h8M${gx} ${gy - 5}v10`)
          .join(''),
        1.2,
        '#FFF6C8',
      ),
    },
    at(x + 70, y - 43, perchedGull()),
    line(
      numbers(0, 3, 1)
        .map(() => `M${Math.round(hand.some(x - 60, x + 60))} ${y + 16}h8`)
        .join(''),
      1,
    ),
  );
