import { describe, expect, it } from 'vitest';
import { stowedIn } from './stowed-in.ts';

describe('what was won is stowed', () => {
  const before = { holds: ['food:3', null, 'gold:2', null, null], sixth: null } as const;

  it('in the hold that was empty before', () => {
    expect(stowedIn(before, { ...before, holds: ['food:3', 'gold:4', 'gold:2', null, null] })).toBe(1);
  });

  it('in the hold whose cargo went overboard for it', () => {
    expect(stowedIn(before, { ...before, holds: ['gold:4', null, 'gold:2', null, null] })).toBe(0);
  });

  it('in the 6th Hold, when no other has changed', () => {
    expect(stowedIn({ ...before, sixth: 'empty' }, { ...before, sixth: 'gold:4' })).toBe('sixth');
  });
});
