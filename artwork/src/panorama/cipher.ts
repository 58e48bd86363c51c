import { disc, INK, line, shape } from './ink.ts';

/** The cell of the noughts-and-crosses grid that stands for each of the first nine letters, and a dot for the next. */
const GRID = [
  'M-6 5H5V-6',
  'M-6 -6V5H5V-6',
  'M-5 -6V5H6',
  'M-6 -6H5V6H-6',
  'M-6 -6H6V6H-6Z',
  'M6 -6H-5V6H6',
  'M-6 -5H5V6',
  'M-6 6V-5H6V6',
  'M-5 6V-5H6',
];
const CROSS = ['M-6 -5L0 5L6 -5', 'M-5 -6L5 0L-5 6', 'M5 -6L-5 0L5 6', 'M-6 5L0 -5L6 5'];

/** A letter in the pigpen cipher, the one in which Levasseur's cryptogram is written; about twelve units across. */
export const sign = (letter: string, ink: string = INK): string => {
  const place = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  const [grid, dotted] = place < 18 ? [GRID[place % 9], place >= 9] : [CROSS[(place - 18) % 4], place >= 22];
  return line(grid, 2.2, ink) + (dotted ? disc(0, 0, 1.5, ink) : '');
};

/** A slab on its foot at 0 with a letter cut into it. */
export const slab = (letter: string): string =>
  shape('M-14 0L-15 -22C-14 -32 -6 -36 1 -36C10 -36 15 -30 15 -20L13 0Z', '#D9CDB0', 1.3) +
  shape('M6 0L9 -20C9 -28 6 -34 1 -36C10 -36 15 -30 15 -20L13 0Z', '#A8977A', 0) +
  line('M-10 -6h5M-11 -3h9M2 -4h3M-10 -28l4 -4', 0.8) +
  line('M-14 0L-15 -22C-14 -32 -6 -36 1 -36C10 -36 15 -30 15 -20L13 0Z', 1.3) +
  `<g transform="translate(-1.6 -19)">${sign(letter, '#8C1F22')}</g>`;
