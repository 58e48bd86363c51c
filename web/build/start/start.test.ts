import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, it } from 'vitest';

it('browsers below the floor can read the script that tells them so', () => {
  const source = readFileSync(new URL('start.js', import.meta.url), 'utf8');
  expect(() => parse(source, { ecmaVersion: 2015 })).not.toThrow();
  // What they cannot read is told apart by this.
  expect(() => parse('/(?<=a)b/', { ecmaVersion: 2015 })).toThrow();
});
