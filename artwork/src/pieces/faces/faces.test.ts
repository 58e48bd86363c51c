import { PIRATES } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { EXPRESSIONS } from './expression.ts';
import { FACES } from './faces.ts';
import { mouth } from './mouth.ts';
import { both, mirrored } from './part.ts';
import { flush, look } from './portrait.ts';

describe('a face', () => {
  it.each(PIRATES)('of %s is another with each expression', pirate => {
    const face = FACES[pirate];
    const looks = EXPRESSIONS.map(each =>
      JSON.stringify([flush(each, face), look(each, face), mouth(each, face.lips)]),
    );
    expect(new Set(looks).size).toBe(EXPRESSIONS.length);
  });
  it('is unlike every other', () => {
    expect(new Set(PIRATES.map(pirate => JSON.stringify(FACES[pirate].over))).size).toBe(PIRATES.length);
  });
});

describe('a path on both sides', () => {
  it('is the same on the right as on the left', () => {
    expect(mirrored('M-3 4C-5 6 0 8 2 -1Z')).toBe('M3 4C5 6 0 8 -2 -1Z');
    expect(both('M-3 4L0 1Z')).toBe('M-3 4L0 1ZM3 4L0 1Z');
  });
});
