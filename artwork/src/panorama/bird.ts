import { line, num, oval, shape, wash } from './ink.ts';

/** Gulls far off, as two strokes each. */
export const gulls = (...places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  line(
    places
      .map(
        ([x, y, s]) =>
          `M${num(x - s)} ${num(y - s * 0.2)}q${num(s * 0.6)} ${num(-s * 0.6)} ${num(s)} ${num(s * 0.3)}q${num(s * 0.4)} ${num(-s * 0.9)} ${num(s)} ${num(-s * 0.3)}`,
      )
      .join(''),
    1.2,
  );

/** A gull at rest, about twelve units high, looking right. */
export const perchedGull = (): string =>
  line('M-1 0V-4M2 0V-4', 1) +
  shape('M-9 -5C-4 -3 3 -3 6 -7C7 -9 7 -12 5 -13C2 -14 1 -11 0 -10C-4 -9 -7 -7 -9 -5Z', '#FFF9EA', 0.9) +
  wash('M-9 -5C-5 -7 -1 -8 2 -7C0 -5 -4 -4 -9 -5Z', '#A9B4B8') +
  shape('M6.6 -11.6L11 -10.6L6.8 -9.8Z', '#F0B93A', 0.7) +
  wash(oval(5, -11.4, 0.6, 0.6), '#34241A');

/** A parrot, about sixteen units high, looking right. */
export const parrot = (): string =>
  shape('M-3 0C-6 4 -7 9 -8 13C-4 11 -1 6 1 2Z', '#2C6FBF', 0.9) +
  shape('M-4 2C-6 -5 -3 -13 3 -13C7 -13 8 -9 6 -7C6 -3 3 2 -1 3Z', '#C9302C', 1) +
  shape('M-3 0C-4 -4 -2 -7 1 -7C2 -3 0 1 -2 3Z', '#F0B93A', 0.8) +
  shape('M6 -11C9 -11 9 -8 7 -6.6L5 -8Z', '#5A4632', 0.7) +
  wash(oval(4, -10.4, 0.8, 0.8), '#34241A');
