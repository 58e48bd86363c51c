import { both, flat, line, type Part, shape } from './part.ts';

const SHOULDERS = 'M-54 56C-52 43 -40 36 -15 31H15C40 36 52 43 54 56Z';

export interface Coat {
  readonly colour: string;
  readonly lapels: string;
  readonly skin: string;
  readonly shade: string;
}

/** Shoulders and a throat in the shadow of the chin; the coat is open over a shirt. */
export const bust = ({ colour, lapels, skin, shade }: Coat): Part[] => [
  shape(SHOULDERS, colour),
  shape('M-12 30L0 58L12 30Z', 'var(--bone)', 1.6),
  shape('M-9 16L-9.4 30Q0 39 9.4 30L9 16Z', skin, 1.8),
  flat('M-8.1 20L-8.4 27Q0 34.4 8.4 27L8.1 20Z', shade),
  shape(both('M-10 26.6C-16 28 -20 31 -23 35L-15 39L-19 43L-3 58L-1 54C-7 46 -10 36 -10 26.6Z'), lapels, 1.7),
];

/** A neckcloth tied under the chin. */
export const neckcloth = (colour: string): Part[] => [
  shape('M-11 28Q0 35 11 28L13 35Q0 42 -13 35Z', colour, 1.7),
  shape('M-3 36L-8 50Q-3 52 0 47Q3 52 8 50L3 36Z', colour, 1.7),
  line('M0 39V45', 1.2),
];
