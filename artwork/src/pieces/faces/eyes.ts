import type { Expression } from './expression.ts';
import type { Face } from './face.ts';
import { disc, flat, line, mirrored, type Part, shape } from './part.ts';

const WHITE = 'var(--bone)';
const PITCH = 'var(--art-pitch)';

/** The left eye, by its middle at -9 0.6; the right one is its mirror image. */
const OPEN = 'M-14.4 1C-13 -3.6 -6 -4.6 -3.8 .8C-5.6 4.6 -12 5 -14.4 1Z';
const LID = 'M-14.8 .8C-13 -4 -6 -5 -3.6 .6';
const LASHES = 'M-14.8 .8L-17.2 -1.8M-13.6 -1.4L-15.4 -4';
const SMILING = 'M-14.2 2.4C-12.6 -3.4 -5.6 -3.8 -3.8 1.8';
const SQUEEZED = 'M-14.4 -3.2L-4.6 1.2L-14 4.8';
const HOLLOW = 'M-14.6 1.2C-13.4 -4.6 -5 -4.8 -3.6 1.2C-5 6.4 -12.6 6.8 -14.6 1.2Z';
const SAGGING = 'M-15 .2C-12 -4.4 -6.6 -5.8 -3 -2.2';
const BAG = 'M-13 8.4Q-9 10.8 -5 8.2';

const open = (isRight: boolean, hasLashes: boolean): Part[] => {
  const turn = (d: string): string => (isRight ? mirrored(d) : d);
  const x = isRight ? 9 : -9;
  return [
    flat(turn(OPEN), WHITE),
    flat(disc(x, 0.4, 3), PITCH),
    flat(disc(x + 1.1, -0.9, 0.9), WHITE),
    line(turn(LID), 2.2),
    ...(hasLashes ? [line(turn(LASHES), 1.5)] : []),
  ];
};

const eye = (expression: Expression, isRight: boolean, face: Face): Part[] => {
  const turn = (d: string): string => (isRight ? mirrored(d) : d);
  const hasLashes = face.hasLashes === true;
  switch (expression) {
    case 'plain':
      return open(isRight, hasLashes);
    case 'glad':
      return [line(turn(SMILING), 2.8), ...(hasLashes ? [line(turn('M-14.2 2.2L-17 .6'), 1.6)] : [])];
    case 'hit':
      return [line(turn(SQUEEZED), 2.8)];
    case 'starving':
      return [
        shape(turn(HOLLOW), WHITE, 1.3),
        flat(disc(isRight ? 9 : -9, 0.6, 1.9), PITCH),
        line(turn(SAGGING), 2.4),
        line(turn(BAG), 1.6, face.shade),
      ];
    // A wink.
    case 'first':
      return isRight ? [line(turn(SMILING), 2.8)] : open(false, hasLashes);
  }
};

export const eyes = (expression: Expression, face: Face): Part[] => [
  ...eye(expression, false, face),
  ...(face.hasPatch ? [] : eye(expression, true, face)),
];
