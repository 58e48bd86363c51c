import { describe, expect, it } from 'vitest';
import { smooth } from './smoothing.ts';

describe('values that fit what is known', () => {
  it('are the estimates where nothing ties them', () => {
    const nodes = [0.2, 0.5, 0.9].map(mean => ({ mean: [mean], variance: 0.01 }));
    const { values, variances } = smooth(nodes, [null, null]);
    expect(values.flat().map(value => value.toFixed(6))).toEqual(['0.200000', '0.500000', '0.900000']);
    for (const variance of variances) expect(variance).toBeCloseTo(0.01, 9);
  });
  it('meet in the middle of two estimates that must be equal, and are surer than each', () => {
    const nodes = [0.2, 0.4].map(mean => ({ mean: [mean], variance: 0.01 }));
    const { values, variances } = smooth(nodes, [{ difference: [0], variance: 0 }]);
    for (const [value] of values) expect(value).toBeCloseTo(0.3, 5);
    for (const variance of variances) expect(variance).toBeCloseTo(0.005, 5);
  });
  it('follow a difference from a value that is certain to one of which nothing else is known', () => {
    const nodes = [
      { mean: [0.4, 0.6], variance: 0 },
      { mean: null, variance: 0 },
    ];
    const { values } = smooth(nodes, [{ difference: [0.1, -0.1], variance: 0.001 }]);
    expect(values[1][0]).toBeCloseTo(0.5, 6);
    expect(values[1][1]).toBeCloseTo(0.5, 6);
  });
});
