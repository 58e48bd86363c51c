import { describe, expect, it } from 'vitest';
import { sightIn } from './sight.ts';

const morning = { kind: 'began', ship: 1, half: 'morning', action: 'gold', die: 3 } as const;

describe('what passes by the race', () => {
  it('comes now and then, each in its turn', () => {
    const seen = Array.from({ length: 12 }, (_, index) => sightIn(morning, { round: index + 1, captain: 1 }));
    expect(seen.filter(each => each !== null)).toEqual(['gulls', 'dolphins', 'whale', 'squall']);
  });

  it('comes once a round: as the Captain’s morning begins', () => {
    expect(sightIn(morning, { round: 2, captain: 0 })).toBeNull();
    expect(sightIn({ ...morning, half: 'evening' }, { round: 2, captain: 1 })).toBeNull();
    expect(sightIn(morning, { round: 2, captain: 1 })).toBe('gulls');
  });
});
