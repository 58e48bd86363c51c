import type { Final, HiddenCard, ShipView, Treasure } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { countUp, stepsOf, sumAfter, turnedOver } from './count.ts';

const card = (treasure: Treasure): HiddenCard => ({ treasure, cursed: false, lair: 4, from: [], seenBy: [] });
const ship = (seat: number, space: number, ...cards: readonly Treasure[]): ShipView => ({
  ship: seat,
  position: { space, lap: 0 },
  holds: [],
  sixth: null,
  powers: [],
  hidden: cards.map(card),
});

const ships = [ship(0, 47, 7, -4), ship(1, 44), ship(2, 45, 3)];
const final: Final = {
  rounds: 9,
  scores: [
    { space: 8, gold: 12, treasure: 3, total: 23 },
    { space: 5, gold: 5, treasure: 0, total: 10 },
    { space: 6, gold: 1, treasure: 3, total: 10 },
  ],
  winners: [0],
};
const counts = countUp(final, { ships });

describe('counting the points', () => {
  it('R-END-5 puts the ship that is ahead first when the points are equal', () => {
    expect(counts.map(({ ship, place }) => [ship, place])).toEqual([
      [0, 1],
      [2, 2],
      [1, 3],
    ]);
  });
  it('lets ships in one space share a place', () => {
    const together = countUp(final, { ships: [ships[0], ship(1, 45), ships[2]] });
    expect(together.map(({ place }) => place)).toEqual([1, 2, 2]);
  });
  it('turns the face-down cards over one by one', () => {
    expect(stepsOf(counts).map(({ kind }) => kind)).toEqual(['space', 'gold', 'card', 'card', 'card', 'order']);
    expect(turnedOver(stepsOf(counts).slice(0, 4), 0)).toBe(2);
    expect(turnedOver(stepsOf(counts).slice(0, 4), 2)).toBe(0);
  });
  it('R-END-6 adds up to the score: 8, 12 gold, +7 and -4 make 23', () => {
    const sums = stepsOf(counts).map((_, step) => sumAfter(stepsOf(counts).slice(0, step + 1), counts[0]));
    expect(sums).toEqual([8, 20, 27, 23, 23, 23]);
  });
});
