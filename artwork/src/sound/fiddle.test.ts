import { describe, expect, it } from 'vitest';
import { bars } from './fiddle.ts';
import { note } from './note.ts';

describe('the tune at the end', () => {
  it('has four bars of six quavers', () => {
    expect(bars.map(bar => bar.reduce((sum, { quavers }) => sum + quavers, 0))).toEqual([6, 6, 6, 6]);
  });
  it('ends at home, on D', () => {
    expect(bars.at(-1)?.at(-1)).toEqual(note('D5:3'));
  });
});
