import { expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { taleOf } from '../tale/tale.ts';
import { darknessAt, dayAt, heldAt, SECONDS, scriptOf, whereabouts } from './script.ts';

const TALE = taleOf(voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('film'), true)), null);
const SCRIPT = scriptOf(TALE);

it('a whole race takes half a minute, and one that broke off early less', () => {
  expect(SCRIPT.seconds).toBeCloseTo(SECONDS);
  const early = { legs: TALE.legs.slice(0, 4), highlights: [] };
  expect(scriptOf(early).seconds).toBeLessThan(12);
});

it('every leg is sailed between the title and the finale, and a ship arrives before it sails on', () => {
  expect(SCRIPT.sailings).toHaveLength(TALE.legs.length);
  for (const ship of TALE.ships) {
    const own = SCRIPT.sailings.filter(({ leg }) => leg.ship === ship);
    for (const [index, { from, until }] of own.entries()) {
      expect(from).toBeGreaterThanOrEqual(SCRIPT.title.until);
      expect(until).toBeLessThanOrEqual(Math.min(SCRIPT.finale.from, own[index + 1]?.from ?? SECONDS));
    }
  }
});

it('all ships are in port at the beginning, and where the race left them in the end', () => {
  for (const ship of TALE.ships) {
    expect(whereabouts(SCRIPT, ship, 0).leg).toBeNull();
    const { leg, share } = whereabouts(SCRIPT, ship, SCRIPT.finale.from);
    expect(share).toBe(1);
    expect(leg?.to).toEqual(TALE.end.ships.find(each => each.ship === ship)?.position);
  }
});

it('every round in which somebody sails has its day and its night, one after the other', () => {
  const sailed = new Set(TALE.legs.map(({ round }) => round));
  expect(SCRIPT.days.map(({ round }) => round)).toEqual([...sailed].sort((one, other) => one - other));
  for (const { round, from, until } of SCRIPT.days) {
    expect(dayAt(SCRIPT, (from + until) / 2)?.round).toBe(round);
    expect(darknessAt(SCRIPT, from + (until - from) * 0.2)).toBe(0);
    expect(darknessAt(SCRIPT, from + (until - from) * 0.75)).toBe(1);
  }
  expect(darknessAt(SCRIPT, SCRIPT.finale.from + 1)).toBe(0);
});

it('a highlight is told when it happens', () => {
  const [first] = SCRIPT.held;
  expect(heldAt(SCRIPT, first.from - 0.01)).toBeNull();
  expect(heldAt(SCRIPT, first.from)?.highlight).toEqual(first.highlight);
});
