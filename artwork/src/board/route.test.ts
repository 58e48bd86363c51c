import { endsOf, PORT_ROYAL, SPACES } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { berthsIn, edge } from './layout.ts';
import { route } from './route.ts';

describe('a voyage', () => {
  it('is as long as the die says, forward and back, from every space', () => {
    for (const space of SPACES.keys())
      for (const forward of [true, false])
        for (const die of [1, 3, 6])
          for (const end of endsOf({ space, lap: 1 }, die, forward)) {
            const way = route(space, end.space, forward);
            expect(way).toHaveLength(die + 1);
            expect([way[0], way.at(-1)]).toEqual([space, end.space]);
          }
  });

  it('follows the lines of the board', () => {
    const way = route(0, 7, true);
    for (let step = 1; step < way.length; step++) expect(edge(way[step - 1], way[step])).toMatch(/^M/);
  });

  it('can go once round the island', () => {
    const way = route(0, 0, true);
    expect(way.length).toBeGreaterThan(25);
  });
});

it('finds a place of its own for every ship, up to six and the Ghost Ship', () => {
  for (const space of SPACES.keys())
    for (let ships = 1; ships <= 7; ships++) {
      const { points } = berthsIn(space, ships);
      expect(new Set(points.map(({ x, y }) => `${x},${y}`)).size).toBe(ships);
    }
});

it('in Port Royal three or more ships are larger than in a space of the race', () => {
  for (let ships = 3; ships <= 6; ships++) {
    const { size } = berthsIn(PORT_ROYAL, ships);
    expect(size).toBeGreaterThan(berthsIn(PORT_ROYAL + 1, ships).size);
  }
});
