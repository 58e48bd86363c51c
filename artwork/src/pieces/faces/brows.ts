import type { Expression } from './expression.ts';
import type { Face } from './face.ts';
import { both, line, type Part } from './part.ts';

const LEVEL = 'M-15.4 -7.4C-12.6 -10.6 -8 -10.8 -4 -8.4';
const STERN = 'M-15.6 -9.4C-12 -11.4 -8 -9.8 -3.8 -6.4';
const RAISED = 'M-15.6 -9.4C-13 -13.8 -7.4 -14 -4 -11';
const FROWNING = 'M-15.4 -9.6C-12 -10.6 -7.6 -8.6 -3.4 -4.6';
const PLEADING = 'M-16 -6C-12.4 -7.4 -8 -10 -4.4 -13';

const drawn = (expression: Expression, isStern: boolean): string => {
  switch (expression) {
    case 'plain':
      return both(isStern ? STERN : LEVEL);
    case 'glad':
      return both(RAISED);
    case 'hit':
      return both(FROWNING);
    case 'starving':
      return both(PLEADING);
    case 'first':
      return 'M-15.6 -10.4C-13 -15 -7.4 -15 -4 -11.6M15 -6.4C12 -9 8 -9 4 -6.8';
  }
};

export const brows = (expression: Expression, { brow, browWidth, isStern = false }: Face): Part[] => [
  line(drawn(expression, isStern), browWidth, brow),
];
