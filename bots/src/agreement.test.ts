import { describe, expect, it } from 'vitest';
import { agreement } from './agreement.ts';
import { chance } from './net.ts';

const together = (logits: readonly number[], shift: number): number =>
  logits.reduce((sum, logit) => sum + chance(logit + shift), 0);

describe('what all seats think of their chances', () => {
  it.each([[[0, 0, 0, 0]], [[-1.2, -0.4, -2.5, -1.1]], [[4, 3, 5, 2]], [[-7, -8, -6.5, -9, -7, -7]], [[12, -12]]])(
    'adds up to one: %j',
    logits => {
      expect(together(logits, agreement(Float64Array.from(logits), logits.length))).toBeCloseTo(1, 3);
    },
  );

  it('is left alone where it does already, and only the seats at the table are asked', () => {
    const logits = Float64Array.of(0, 0, 9, 9, 9, 9);
    expect(agreement(logits, 2)).toBeCloseTo(0, 6);
  });
});
