import { brows } from './brows.ts';
import type { Expression } from './expression.ts';
import { eyes } from './eyes.ts';
import type { Face } from './face.ts';
import { both, flat, line, type Part, shape } from './part.ts';

const EARS = both('M-18 -2C-23 -5 -25 0 -23.4 4C-22.4 8 -20 9.6 -17.6 8.4Z');
/** The side that is turned from the light. */
const FAR_CHEEK = 'M18.2 -12C18.6 4 16 14 9 21.4C6.4 24 4 25.2 1 25.8C9 20 13.8 8 13.6 -12Z';
/** Cheeks fall in when there is nothing to eat. */
const HOLLOWS = both('M-18.4 7C-13 8.6 -10.6 12.6 -11 18.6C-15.6 15.6 -18 12 -18.4 7Z');
const BLUSH = both('M-17.6 9.6C-16.6 6 -10.6 6 -9.8 9.4C-10.4 12.6 -16.4 12.8 -17.6 9.6Z');

const MOUTH_Y = 17;

/** What lies under the features and stays as it is. */
export const skull = ({ behind, skin, head }: Face): Part[] => [...behind, shape(EARS, skin, 1.8), flat(head, skin)];

/** The colour that comes to a face and goes. */
export const flush = (expression: Expression, { head, shade }: Face): Part[] => {
  switch (expression) {
    case 'plain':
    case 'first':
      return [];
    case 'glad':
    case 'hit':
      return [flat(BLUSH, 'var(--art-blush)')];
    case 'starving':
      return [flat(head, 'var(--art-pallor)'), flat(HOLLOWS, shade)];
  }
};

export const features = ({ head, nose, marks }: Face): Part[] => [
  flat(FAR_CHEEK, 'var(--art-shadow)'),
  line(head, 2),
  line(nose, 1.7),
  ...marks,
];

export const look = (expression: Expression, face: Face): Part[] => [
  ...eyes(expression, face),
  ...brows(expression, face),
];

export const mouthAt = ({ mouthY = MOUTH_Y }: Face): number => mouthY;
