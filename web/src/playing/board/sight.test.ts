import { describe, expect, it } from 'vitest';
import { passingBy, sightIn } from './sight.ts';

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

  it('a window that shows only a part of the chart sees it too: what swims where it is, or else something in the air', () => {
    const around = { x: 300, y: 260 };
    expect(passingBy('whale', null)).toEqual({ sight: 'whale', by: { x: 0, y: 0 } });
    expect(passingBy('whale', { centre: { x: 1300, y: 500 }, around })).toEqual({ sight: 'whale', by: { x: 0, y: 0 } });
    expect(passingBy('whale', { centre: { x: 300, y: 500 }, around }).sight).toBe('squall');
    expect(passingBy('dolphins', { centre: { x: 1300, y: 260 }, around }).sight).toBe('gulls');
    expect(passingBy('gulls', { centre: { x: 1300, y: 740 }, around })).toEqual({
      sight: 'gulls',
      by: { x: 550, y: 310 },
    });
  });
});
