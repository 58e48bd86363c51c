import type { Expression } from './expression.ts';
import { line, type Part, shape } from './part.ts';

/** What stands beside a face for its expression, so that it can be told when the face is small. */
export const sign = (expression: Expression): Part[] => {
  switch (expression) {
    case 'plain':
    case 'glad':
      return [];
    case 'hit':
      return [
        shape(
          'M26 -32L29 -25L36 -28L33.6 -20.6L41 -18L34 -14.6L37 -8L30 -10.4L27 -3L24 -10L17 -7.6L20 -14.4L13 -17L20 -20.4L17.4 -27L24 -25Z',
          'var(--art-flame)',
          1.6,
        ),
      ];
    case 'starving':
      return [
        shape(
          'M27 -22C31 -15 33 -12 33 -8.4C33 -5 30.4 -2.8 27 -2.8C23.6 -2.8 21 -5 21 -8.4C21 -12 23 -15 27 -22Z',
          'var(--art-sweat)',
          1.6,
        ),
        line('M24 -8.6Q24.2 -6.4 26 -5.8', 1.4, 'var(--white)'),
      ];
    case 'first':
      return [
        shape(
          'M28 -42C29.8 -32 32 -29.8 42 -28C32 -26.2 29.8 -24 28 -14C26.2 -24 24 -26.2 14 -28C24 -29.8 26.2 -32 28 -42Z',
          'var(--art-lit)',
          1.8,
        ),
      ];
  }
};
