import { expect, it } from 'vitest';
import { toGo } from './way.ts';

it('counts the way to the finish', () => {
  expect(toGo({ space: 49, lap: 0 })).toBe(1);
  expect(toGo({ space: 0, lap: 1 })).toBe(0);
  expect(toGo({ space: 49, lap: -1 })).toBe(toGo({ space: 0, lap: 0 }) + 1);
});
