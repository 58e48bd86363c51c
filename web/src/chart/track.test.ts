import { expect, it } from 'vitest';
import { isIslet, LANDS } from './layout.ts';
import { shoreOfTrack } from './track.ts';

it('the water of the race has one outer shore, and one around each island that it passes', () => {
  const passed = LANDS.filter(land => !isIslet(land));
  expect(shoreOfTrack().match(/M/g)).toHaveLength(1 + passed.length);
});
