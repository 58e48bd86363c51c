import { describe, expect, it } from 'vitest';
import { colours } from './colours.ts';

const theme = `
:root {
  --land: #fff;
  --sea: #00f;
}

:root[data-theme="night"] {
  --land: #111;
  --sea: #001;
}
`;

describe('the colours that the chart carries', () => {
  it('are those that it uses, by day and as the target night', () => {
    expect(colours(theme, 'fill:var(--land)')).toBe(':root{--land:#fff}:root:target{--land:#111}');
  });

  it('must all be in the theme', () => {
    expect(() => colours(theme, 'fill:var(--gold)')).toThrow('no colour gold');
  });
});
