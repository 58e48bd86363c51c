import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BEHIND, LAIRS, SPACES } from './board.ts';

interface Printed {
  readonly id: number;
  readonly kind: string;
  readonly next: number[];
  readonly gold?: number;
  readonly food?: number;
  readonly score?: number;
}
const printed: readonly Printed[] = JSON.parse(
  readFileSync(new URL('../games/game-data.json', import.meta.url), 'utf8'),
).board.spaces;

describe('the board', () => {
  it('has the fifty spaces of the game, in order and of the same kinds', () => {
    expect(SPACES.map(space => space.kind)).toEqual(printed.map(space => space.kind));
    expect(printed.map(space => space.id)).toEqual(SPACES.map((_, id) => id));
    expect(SPACES).toHaveLength(50);
  });

  it('leads from space to space as printed, the three forks included', () => {
    expect(SPACES.map(space => space.next)).toEqual(printed.map(space => space.next));
    expect(SPACES.flatMap((space, id) => (space.next.length > 1 ? [id] : []))).toEqual([6, 19, 32]);
  });

  it('R-PAY-1 asks the printed gold in a port and the printed food at sea', () => {
    expect(SPACES.map(space => (space.kind === 'port' ? space.gold : undefined))).toEqual(
      printed.map(space => space.gold),
    );
    expect(SPACES.map(space => (space.kind === 'sea' ? space.food : undefined))).toEqual(
      printed.map(space => space.food),
    );
  });

  it('R-END-3 carries the white numbers 2 to 10 on the last stretch and nowhere else', () => {
    const numbers = SPACES.map(space => (space.kind === 'port-royal' ? null : space.points));
    expect(numbers).toEqual(printed.map(space => space.score ?? null));
    expect(numbers.filter(number => number !== null)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('R-SET-3 has nine pirate lairs', () => {
    expect(LAIRS).toEqual([4, 9, 11, 19, 22, 25, 33, 37, 44]);
  });

  it('R-MOV-2 has two ways back where the lanes of a fork meet again', () => {
    expect(BEHIND[15]).toEqual([12, 14]);
    expect(BEHIND[28]).toEqual([25, 27]);
    expect(BEHIND[41]).toEqual([38, 40]);
    expect(BEHIND.filter(spaces => spaces.length !== 1)).toHaveLength(3);
  });
});
