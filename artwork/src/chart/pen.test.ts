import { describe, expect, it } from 'vitest';
import { line, moved, num, row, shape } from './pen.ts';

describe('the pen', () => {
  it('writes numbers to a tenth and as short as SVG allows', () => {
    expect([0.04, -0.04, 0.5, -0.51, 12, 3.25].map(num)).toEqual(['0', '0', '.5', '-.5', '12', '3.3']);
    expect(row(1, -2, 3)).toBe('1-2 3');
  });

  it('does not let roundings add up along a line', () => {
    const steps = Array.from({ length: 100 }, (_, k) => [k * 0.14, 0] as const);
    const ends =
      line(steps)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const across = ends.filter((_, k) => k % 2 === 0).reduce((sum, step) => sum + step, 0);
    expect(across).toBeCloseTo(13.9, 1);
  });

  it('closes a shape', () => {
    expect(
      shape([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0 0l10 0 0 10z');
  });

  it('draws the same strokes elsewhere', () => {
    expect(moved('M-4.4.6l10 0zM.5-1h3', [100, 20])).toBe('M100 20m-4.4 .6l10 0zM100 20m.5-1h3');
    expect(() => moved('M0 0L10 0', [1, 1])).toThrow('not told in steps');
  });
});
