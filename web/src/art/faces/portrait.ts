import type { Pirate } from '@jamaica/words';
import { anne } from './anne.ts';
import { brows } from './brows.ts';
import { edward } from './edward.ts';
import type { Expression } from './expression.ts';
import { eyes } from './eyes.ts';
import type { Face } from './face.ts';
import { john } from './john.ts';
import { mary } from './mary.ts';
import { mouth } from './mouth.ts';
import { olivier } from './olivier.ts';
import { both, flat, line, type Part, shape } from './part.ts';
import { samuel } from './samuel.ts';
import { sign } from './sign.ts';

const FACES: Readonly<Record<Pirate, Face>> = { anne, mary, samuel, john, olivier, edward };

const EARS = both('M-18 -2C-23 -5 -25 0 -23.4 4C-22.4 8 -20 9.6 -17.6 8.4Z');
/** Cheeks fall in when there is nothing to eat. */
const HOLLOWS = both('M-18.4 7C-13 8.6 -10.6 12.6 -11 18.6C-15.6 15.6 -18 12 -18.4 7Z');
const BLUSH = both('M-17.6 9.6C-16.6 6 -10.6 6 -9.8 9.4C-10.4 12.6 -16.4 12.8 -17.6 9.6Z');

const flush = (expression: Expression, { head, shade }: Face): Part[] => {
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

export interface Portrait {
  readonly parts: readonly Part[];
  readonly mouth: readonly Part[];
  readonly mouthY: number;
  readonly over: readonly Part[];
}

const MOUTH_Y = 17;

/** A pirate's face, from what lies behind to what lies over it. */
export const portrait = (pirate: Pirate, expression: Expression): Portrait => {
  const face = FACES[pirate];
  const { skin, shade, head, behind, marks, over, nose } = face;
  return {
    parts: [
      ...behind,
      shape(EARS, skin, 1.8),
      flat(head, skin),
      ...flush(expression, face),
      line(head, 2),
      line(nose, 1.7),
      ...marks,
      ...eyes(expression, face),
      ...brows(expression, face),
    ],
    mouth: mouth(expression, face.lips),
    mouthY: face.mouthY ?? MOUTH_Y,
    over: [...over, ...sign(expression)],
  };
};
