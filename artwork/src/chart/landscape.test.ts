import { describe, expect, it } from 'vitest';
import { landscape } from './landscape.ts';
import { isAtPlace, isOnLand, isOnTrack, PLACES } from './layout.ts';

const { uprights, lamps } = landscape();

describe('what stands on the islands', () => {
  it('is a whole country', () => {
    const count = (what: string): number => uprights.filter(thing => thing.what === what).length;
    expect(count('mountain')).toBeGreaterThan(30);
    expect(count('tree')).toBeGreaterThan(300);
    expect(count('palm')).toBeGreaterThan(40);
    expect(count('house')).toBeGreaterThan(60);
  });

  it('has its foot on land and never in the water of the race', () => {
    expect(uprights.filter(({ foot }) => !isOnLand(foot))).toEqual([]);
    expect(uprights.filter(({ foot }) => isOnTrack(foot, 5.2))).toEqual([]);
  });

  it.each(['treasurePile', 'fortress', 'navigation', 'title'] as const)('leaves %s free', name => {
    expect(uprights.filter(({ foot }) => isAtPlace(foot, PLACES[name]))).toEqual([]);
  });

  it('is drawn from the back to the front', () => {
    const feet = uprights.map(({ foot }) => foot[1]);
    expect(feet).toEqual(feet.toSorted((a, b) => a - b));
  });

  it('is lit at night wherever people live', () => {
    expect(lamps.length).toBe(
      uprights.filter(({ what }) => ['house', 'mill', 'lighthouse', 'fort'].includes(what)).length,
    );
  });
});
