import { expect, it } from 'vitest';
import { isIslet, LANDS, STEPS } from './layout.ts';
import { distance } from './point.ts';
import { borders, middleOfBorder, shoreOfTrack } from './track.ts';

it('the water of the race has one outer shore, and one around each island that it passes', () => {
  const passed = LANDS.filter(land => !isIslet(land));
  expect(shoreOfTrack().match(/M/g)).toHaveLength(1 + passed.length);
});

it('every border is drawn once: those that are crossed, and the capes where two ways lie side by side', () => {
  const drawn = borders().match(/M[^M]+/g) ?? [];
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.length).toBeGreaterThanOrEqual(STEPS.length);
});

it('the middle of a border lies between its ends, whichever side it is seen from', () => {
  for (const { from, to } of STEPS) {
    const { at, from: start, to: end } = middleOfBorder(from, to);
    expect(distance(at, start) / distance(at, end)).toBeCloseTo(1, 0);
    expect(distance(at, middleOfBorder(to, from).at)).toBeLessThan(6);
  }
});

it('spaces that are far apart share no border', () => {
  expect(() => middleOfBorder(3, 30)).toThrow('no border');
});
