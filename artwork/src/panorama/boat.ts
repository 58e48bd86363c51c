import { line, shape, wash } from './ink.ts';

/** A longboat of about sixty units, its keel on the ground at 0. */
export const boat = (colour = '#8A5A2E', band = '#C9302C'): string =>
  shape('M-30 -14C-26 -2 -18 1 -8 1H10C20 0 27 -6 31 -17C22 -11 -20 -9 -30 -14Z', colour, 1.4) +
  wash('M-26 -6C-22 0 -16 1 -8 1H10C18 0 24 -5 28 -11C14 -4 -12 -2 -26 -6Z', '#5E3A1B', 0.5) +
  line('M-29 -12.4C-20 -8 20 -9 30 -15', 2.2, band) +
  line('M-27 -8C-16 -4 16 -5 27 -10', 0.8) +
  line('M-30 -14C-26 -2 -18 1 -8 1H10C20 0 27 -6 31 -17C22 -11 -20 -9 -30 -14Z', 1.4);

/** A boat in the water: its foot is cut off by the foam that the scene lays over it. */
export const oars = (): string => line('M-12 -10L-24 4M2 -10L-10 4M16 -11L4 4', 1.6);

/** A boat turned over to dry. */
export const upturned = (): string =>
  shape('M-32 0C-24 -15 20 -16 32 0Z', '#A5672F', 1.4) +
  line('M-28 -4C-14 -11 14 -11 28 -4M-22 -8C-8 -13 10 -13 22 -8M0 -12V0', 0.8);

/** A small fishing boat with one furled sail and a net. */
export const smack = (colour: string): string =>
  line('M-4 -6V-52M-4 -46L22 -12', 1.8) +
  shape('M-3 -44L20 -14L14 -12C6 -22 0 -30 -3 -36Z', '#F1E0B4', 1) +
  line('M-4 -50L-26 -8M-4 -50L28 -10', 0.6) +
  shape('M-28 -10C-26 0 -20 4 -12 4H12C20 3 26 -3 30 -12C18 -7 -18 -6 -28 -10Z', colour, 1.3) +
  line('M-26 -6C-14 -2 14 -3 26 -7', 0.8);
