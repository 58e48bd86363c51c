import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { nearest } from './nearest.ts';

describe('what was meant', () => {
  it.each([
    ['chekc', 'check'],
    ['sim', 'simulate'],
    ['verfy', 'verify'],
    ['Replay', 'replay'],
    ['reply', 'replay'],
    ['protocoll', 'protocol'],
  ])('%s is %s', (given, meant) => expect(nearest(given, COMMANDS)).toBe(meant));

  it.each(['', 'x', 'rum', 'bananas', 'x'.repeat(100_000)])('%s is nothing', given =>
    expect(nearest(given, COMMANDS)).toBeUndefined(),
  );
});
