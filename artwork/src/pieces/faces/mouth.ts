import type { Expression } from './expression.ts';
import { flat, line, type Part, shape } from './part.ts';

const TEETH = 'var(--bone)';
const THROAT = 'var(--art-throat)';
const TONGUE = 'var(--art-tongue)';

/** A mouth around 0,0. */
export const mouth = (expression: Expression, lips: string): Part[] => {
  switch (expression) {
    case 'plain':
      return [
        flat('M-5.4 .4Q-2.4 -2.6 0 -1.4Q2.4 -2.6 5.6 0Q1 5.6 -5.4 .4Z', lips),
        line('M-6.4 -.2Q-1 2.4 6.6 -1', 1.8),
      ];
    case 'glad':
      return [
        shape('M-9.4 -2.6Q0 .4 9.4 -2.6C9 5.4 5 8.6 0 8.6C-5 8.6 -9 5.4 -9.4 -2.6Z', THROAT, 1.8),
        flat('M-5 6.8Q0 2.6 5 6.8Q0 9 -5 6.8Z', TONGUE),
        flat('M-8.2 -1.4Q0 1.2 8.2 -1.4L7.4 1.8Q0 3.6 -7.4 1.8Z', TEETH),
      ];
    case 'hit':
      return [
        shape('M-8.4 4C-9 -1.6 -4 -3 0 -3C4 -3 9 -1.6 8.4 4C8 6.4 5 5 0 5C-5 5 -8 6.4 -8.4 4Z', TEETH, 1.8),
        line('M-8 1.4Q0 -.2 8 1.4M-4.2 -2.4V4.8M0 -2.8V4.6M4.2 -2.4V4.8', 1),
      ];
    case 'starving':
      return [
        shape('M-6 5.4C-6.4 -.6 -3.6 -2 0 -2C3.6 -2 6.4 -.6 6 5.4Q0 2.8 -6 5.4Z', THROAT, 1.8),
        flat('M-3.6 3.6Q0 -.4 3.6 3.6Q0 2.4 -3.6 3.6Z', TONGUE),
      ];
    case 'first':
      return [
        shape('M-7.6 -1.2Q1 2 10.2 -4.4C9.4 3.4 6 6.6 1.6 6.6C-3 6.6 -6.4 3.6 -7.6 -1.2Z', TEETH, 1.8),
        flat('M3.4 .4L6.6 -1.2L6.6 4.2L3.8 5.6Z', 'var(--gold)'),
        line('M3.4 .2V5.8M6.8 -1.2V4', 0.9),
      ];
  }
};
