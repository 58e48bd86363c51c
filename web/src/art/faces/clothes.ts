import { flat, line, type Part, shape } from './part.ts';

const SHOULDERS = 'M-54 56C-52 43 -40 36 -15 31H15C40 36 52 43 54 56Z';

/** Shoulders in a coat, with its lapels open over a shirt. */
export const coat = (colour: string, dark: string): Part[] => [
  shape(SHOULDERS, colour),
  shape('M-13 29L0 56L13 29Z', 'var(--bone)', 1.6),
  shape('M-15 29.6L-24 36L-11 45L-2 56H-5.6L-17 46L-27 37Z', dark, 1.6),
  shape('M15 29.6L24 36L11 45L2 56H5.6L17 46L27 37Z', dark, 1.6),
];

/** The throat, and the shadow of the chin on it. */
export const neck = (skin: string, shade: string): Part[] => [
  shape('M-9.6 16L-10 31Q0 40 10 31L9.6 16Z', skin, 1.8),
  flat('M-8.7 20L-9 28Q0 35 9 28L8.7 20Z', shade),
];

/** A neckcloth tied under the chin. */
export const neckcloth = (colour: string): Part[] => [
  shape('M-11 28Q0 35 11 28L13 35Q0 42 -13 35Z', colour, 1.7),
  shape('M-3 36L-8 50Q-3 52 0 47Q3 52 8 50L3 36Z', colour, 1.7),
  line('M0 39V45', 1.2),
];
