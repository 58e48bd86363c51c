import { type Drawing, together } from './drawing.ts';
import { glow } from './heaven.ts';
import { disc, line, num, type Point, shape, wash } from './ink.ts';
import { flame } from './torch.ts';

export type Held =
  | 'sabre'
  | 'torch'
  | 'mug'
  | 'lantern'
  | 'spyglass'
  | 'musket'
  | 'spade'
  | 'flag'
  | 'bottle'
  | 'map'
  | 'nothing';

/** What somebody has in the hand at the given place; torches and lanterns shine. */
export const held = (kind: Held, hand: Point, angle: number): Drawing => {
  const [x, y] = hand;
  const move = (inside: string, turn = 0): string =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${inside}</g>`;
  switch (kind) {
    case 'sabre':
      return together(
        move(
          shape('M0 1.4C6 -1 12 -5 15 -12C13 -10 7 -4 -.6 -1Z', '#E6EBEC', 0.8) +
            line('M-1.6 -2.4L1.4 2.6', 1.8, '#B98B3C'),
          60 - angle * 0.4,
        ),
      );
    case 'torch':
      return together(move(line('M-1 5L2 -9', 2.2, '#5E3A1B')), flame(x + 2, y - 8, 9), glow(x + 2, y - 12, 34, 0.75));
    case 'mug':
      return together(
        move(
          shape('M-2 -4H3V3H-2Z', '#B9793A', 0.9) +
            line('M3 -2q3 .4 0 4', 0.9) +
            wash('M-2.4 -4q2.6 -3 5.6 0Z', '#FFF9EA'),
        ),
      );
    case 'bottle':
      return together(move(shape('M-2 4V-2L-.8 -4V-8H1V-4L2.2 -2V4Z', '#3F6B45', 0.8)));
    case 'lantern':
      return together(
        move(line('M0 0V3', 1) + shape('M-2.6 3H2.6L3.2 10H-3.2Z', '#FFD36B', 0.9)),
        glow(x, y + 7, 30, 0.8),
      );
    case 'spyglass':
      return together(move(shape('M-2 -1.4H4V-1.8H9V-2.2H14V2.2H9V1.8H4V1.4H-2Z', '#B98B3C', 0.8), -4));
    case 'musket':
      return together(move(line('M-4 12L6 -20', 2, '#5E3A1B') + line('M2 -8L6 -20', 1, '#6B6670')));
    case 'spade':
      return together(move(line('M-6 -10L6 12', 1.8, '#5E3A1B') + shape('M4 9L10 12L8 19L2 15Z', '#8A8890', 0.9)));
    case 'flag':
      return together(
        move(
          line('M0 10V-26', 1.6) +
            shape('M0 -26q5 -3 10 0t9 0v10q-5 2 -9 0t-10 0Z', '#2A2830', 0.9) +
            disc(9, -20.6, 2.6, '#FFF8E4'),
        ),
      );
    case 'map':
      return together(move(shape('M-1 -7L9 -9L11 3L1 5Z', '#F1DDA6', 0.9) + line('M1 -3q3 3 6 -2', 0.8, '#C8202F')));
    case 'nothing':
      return together('');
  }
};
