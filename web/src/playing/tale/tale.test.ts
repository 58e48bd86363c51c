import type { Rules } from '@jamaica/rules';
import type { Fields } from '@jamaica/rules/record';
import { expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { taleOf, weightiest } from './tale.ts';

const FOUR: Rules = { edition: '2021', players: 4, ghost: false };
const RECORD = raced(FOUR, practice('tale'), true);

/** A race that broke off; what a record notes along the way about how the game stood is left out. */
const upTo = (record: Fields, steps: number): Fields => ({
  ...record,
  steps: (Array.isArray(record.steps) ? record.steps : []).slice(0, steps).filter(step => !('after' in step)),
  final: undefined,
});

it('every ship’s legs lead from the start to where it lies in the end', () => {
  const { legs, ships, end } = taleOf(voyageOf(RECORD), null);
  for (const ship of ships) {
    const own = legs.filter(leg => leg.ship === ship);
    expect(own[0].from).toEqual({ space: 0, lap: 0 });
    for (const [index, leg] of own.slice(1).entries()) expect(leg.from).toEqual(own[index].to);
    expect(own.at(-1)?.to).toEqual(end.ships.find(each => each.ship === ship)?.position);
  }
});

it('a race that is over has its points, and the one who came home first among its highlights', () => {
  const { final, highlights } = taleOf(voyageOf(RECORD), null);
  expect(final?.scores).toHaveLength(4);
  const chosen = weightiest(highlights, 5);
  expect(chosen.length).toBeLessThanOrEqual(5);
  expect(chosen.map(({ kind }) => kind)).toContain('finish');
  expect(chosen).toEqual(chosen.toSorted((one, other) => one.at - other.at));
});

it('of several things of one weight those are told that lie furthest apart', () => {
  const told = (at: number, round: number, weight: number) => ({
    at,
    round,
    weight,
    ...({ kind: 'battle', ship: 0, space: 3, events: [] } as const),
  });
  const all = [told(1, 1, 2), told(9, 3, 3), told(10, 3, 3), told(11, 3, 5)];
  expect(weightiest(all, 3).map(({ at }) => at)).toEqual([1, 9, 11]);
});

it('only the first ship that comes home is told of', () => {
  const { highlights } = taleOf(voyageOf(RECORD), null);
  expect(highlights.filter(({ kind }) => kind === 'finish')).toHaveLength(1);
});

it('R-VIS-4 two unfinished races that differ only in what is hidden from the teller make one tale', () => {
  const { pile } = RECORD;
  if (!Array.isArray(pile)) throw new Error('the record has no pile');
  // A treasure that somebody found and laid face down, and another one like it further down.
  const found = pile.findIndex(each => Number(each) > 0);
  const other = pile.findIndex((each, index) => index > found && Number(each) > 0 && each !== pile[found]);
  const swapped = pile.with(found, pile[other]).with(other, pile[found]);
  const all = voyageOf(RECORD);
  const finds = all.game.steps.filter(({ events }) => events.some(({ kind }) => kind === 'treasure-found'));
  const until = finds[found].at + 3;
  const [begun, hidden] = [voyageOf(upTo(RECORD, until)), voyageOf(upTo({ ...RECORD, pile: swapped }, until))];
  expect(hidden.game.end).not.toEqual(begun.game.end);
  expect(taleOf(hidden, null)).toEqual(taleOf(begun, null));
});

it('a race that is not over has neither points nor a winner, nor anybody who leads by points', () => {
  const { final, highlights } = taleOf(voyageOf(upTo(RECORD, 120)), null);
  expect(final).toBeNull();
  expect(highlights.map(({ kind }) => kind)).not.toContain('lead');
});
