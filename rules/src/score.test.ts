import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { breaksTie } from './score.ts';

const FINISHING = { at: '49', hand: ['forward/food'] } as const satisfies ShipAt;

describe('a ship that finishes', () => {
  it('R-END-1 in the morning loses its evening', () => {
    const game = table({ ships: [{ ...FINISHING, holds: 'gold:3' }] }).round(1, 5);
    expect(game.at(0)).toBe('0@1');
    expect(game.holds(0)).toBe('gold:3');
  });
  it('R-END-1 in the morning loses an evening’s movement too', () => {
    const game = table({ ships: [{ at: '49', hand: ['forward/backward'] }] }).round(1, 5);
    expect(game.at(0)).toBe('0@1');
  });
  it('R-END-1 in the evening has lost nothing', () => {
    const game = table({ ships: [{ at: '49', hand: ['food/forward'], holds: 'gold:3' }] }).round(4, 1);
    expect(game.holds(0)).toBe('food:4 gold:3');
  });
  it('R-END-1 neither fights nor pays on Port Royal', () => {
    const game = table({ ships: [{ ...FINISHING, holds: '' }, { ...FINISHING, holds: '' }, {}] }).round(1, 1);
    expect(game.told('finished').map(({ ship }) => ship)).toEqual([0, 1]);
    expect(game.told('attacked')).toEqual([]);
    expect(game.told('shortage')).toEqual([]);
  });
  it('R-END-2 the round is played to its end', () => {
    const game = table({ captain: 1, ships: [{ at: '43', hand: ['forward/food'], holds: '' }, FINISHING] }).round(1, 2);
    expect(game.told('revealed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(game.at(0)).toBe('44');
    expect(game.holds(0)).toBe('food:2');
  });
  it('R-END-2 then the game is over', () => {
    const game = table({ ships: [FINISHING] }).round(1, 1);
    expect(game.waiting).toBe('over');
    expect(game.told('game-over')).toHaveLength(1);
    expect(() => game.roll(1, 1)).toThrow('over');
    expect(() => game.choose('dice', '1/1', 0)).toThrow('over');
  });
  it('R-END-2 the last seat of the round can be the one', () => {
    const game = table({ ships: [{}, {}, FINISHING] }).round(1, 1);
    expect(game.waiting).toBe('over');
  });
});

const points = (at: string): number => table({ ships: [{ at }] }).final.scores[0].space;

describe('the score', () => {
  it('R-END-3 of the last stretch is its white number, 2 to 10', () => {
    expect([41, 42, 43, 44, 45, 46, 47, 48, 49].map(space => points(`${space}`))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  it('R-END-3 of Port Royal at the finish is 15', () => {
    expect(table({ ships: [FINISHING] }).round(1, 1).final.scores[0].space).toBe(15);
  });
  it('R-END-3 counts the gold in the holds, and no food or gunpowder', () => {
    const { final } = table({ ships: [{ at: '41', holds: 'gold:6 gold:2 food:6 gunpowder:5' }] });
    expect(final.scores[0]).toMatchObject({ gold: 8, total: 10 });
  });
  it('R-END-3 counts the gold in the 6th Hold', () => {
    expect(table({ ships: [{ holds: '', sixth: 'gold:4' }] }).final.scores[0].gold).toBe(4);
  });
  it('R-END-3 adds values and takes curses away', () => {
    const { final } = table({ ships: [{ at: '42', holds: '', hidden: [7, 3, -4, -3] }] });
    expect(final.scores[0]).toEqual({ space: 3, gold: 0, treasure: 3, total: 6 });
  });
  it('R-END-3 powers are worth nothing', () => {
    const { final } = table({ ships: [{ powers: ['lady-beth', 'sarans-sabre', 'morgans-map'], sixth: 'empty' }] });
    expect(final.scores[0].treasure).toBe(0);
  });
  it('R-END-4 before the red line is -5, both lanes up to it included', () => {
    for (const at of ['1', '6', '14', '28', '38', '40']) expect(points(at)).toBe(-5);
  });
  it('R-END-4 of Port Royal at the start is -5', () => {
    expect(points('0')).toBe(-5);
  });
  it('R-END-4 of every space behind the start line is -5, the last stretch included', () => {
    for (const at of ['49@-1', '44@-1', '41@-1', '0@-1', '49@-2']) expect(points(at)).toBe(-5);
  });
  it('R-END-4 counts where the ship is at the end, not that it once crossed the line', () => {
    const back = { at: '42', hand: ['forward/backward'], holds: 'food:4 gold:6' } as const;
    const game = table({ ships: [back, FINISHING] }).round(1, 5); // 43 for 3 food, then five spaces back
    expect(game.told('sailed')[0].to).toEqual({ space: 43, lap: 0 });
    game.choose('move', 'to:36'); // for 1 food
    expect(game.waiting).toBe('over');
    expect(game.final.scores[0].space).toBe(-5);
  });
  it('R-END-6 the example: space 8 with 3, 3 and 6 gold, a +7 and a -4 is 23', () => {
    const game = table({ ships: [{ at: '47', holds: 'gold:3 gold:3 gold:6', hidden: [7, -4] }] });
    expect(game.final.scores[0]).toEqual({ space: 8, gold: 12, treasure: 3, total: 23 });
  });
});

describe('the winner', () => {
  const winners = (...ships: readonly ShipAt[]): Table['final']['winners'] => table({ ships }).final.winners;
  const POOR = { holds: '' };

  it('R-END-5 is the highest score, wherever the ship is', () => {
    expect(winners({ at: '41', holds: 'gold:6 gold:6' }, { at: '49', holds: 'gold:3' }, POOR)).toEqual([0]);
  });
  it('R-END-5 among equal scores is the one no other of them is ahead of', () => {
    expect(winners({ at: '47', holds: 'gold:3' }, { at: '48', holds: 'gold:2' }, POOR)).toEqual([1]);
  });
  it('R-END-5 a ship farther ahead with fewer points breaks no tie', () => {
    const first = { at: '47', holds: 'gold:3' };
    expect(winners(first, { at: '46', holds: 'gold:4' }, { at: '49', holds: '' })).toEqual([0]);
  });
  it('R-END-5 equal ships on the same space share the victory', () => {
    expect(winners({ at: '47', holds: 'gold:3' }, { at: '47', holds: 'gold:2 gold:1' }, POOR)).toEqual([0, 1]);
  });
  it('R-END-5 equal ships on two lanes of a fork share the victory', () => {
    expect(winners({ at: '38', holds: 'gold:3' }, { at: '40', holds: 'gold:3' }, POOR)).toEqual([0, 1]);
  });
  it('R-END-5 equal ships level on two lanes both beat an equal one behind the fork', () => {
    const equal = { holds: 'gold:3' };
    expect(winners({ at: '24', ...equal }, { at: '19', ...equal }, { at: '26', ...equal })).toEqual([0, 2]);
  });
  it('R-END-5 of equal ships on two lanes the one closer to where the lanes join wins', () => {
    const equal = { holds: 'gold:3' };
    expect(winners({ at: '23', ...equal }, { at: '20', ...equal }, { at: '26', ...equal })).toEqual([2]);
  });
  it('R-END-5 equal finished ships share the victory', () => {
    const game = table({ ships: [{ ...FINISHING, holds: 'gold:3' }, { ...FINISHING, holds: 'gold:3' }, {}] }).round(
      1,
      1,
    );
    expect(game.final.winners).toEqual([0, 1]);
  });
  it('R-END-5 a finished ship beats an equal one at sea', () => {
    const game = table({
      ships: [{ at: '44', holds: 'gold:6 gold:4', hand: ['gunpowder/food'] }, { ...FINISHING, holds: '' }, POOR],
    }).round(1, 1);
    expect(game.final.scores.slice(0, 2).map(({ total }) => total)).toEqual([15, 15]);
    expect(game.final.winners).toEqual([1]);
  });
  it('R-END-5 a ship on lap 0 beats an equal one on the same space behind the start line', () => {
    const equal = { holds: 'gold:3' };
    expect(winners({ at: '30@-1', ...equal }, { at: '30', ...equal }, POOR)).toEqual([1]);
  });
});

describe('a tie, for people', () => {
  const [ahead, behind] = [
    { space: 48, lap: 0 },
    { space: 30, lap: 0 },
  ];
  it('R-END-5 is broken by the ship ahead', () => {
    expect([breaksTie({}, ahead, behind), breaksTie({}, behind, ahead)]).toEqual([true, false]);
  });
  it('R-HOU-1 is broken by the ship behind, where the table agreed on that', () => {
    const house = { tie: 'behind' } as const;
    expect([breaksTie({ house }, ahead, behind), breaksTie({ house }, behind, ahead)]).toEqual([false, true]);
  });
  it('is not broken between ships that have equally far to go', () => {
    const [one, other] = [38, 40].map(space => ({ space, lap: 0 }));
    expect(breaksTie({}, one, other)).toBe(false);
    expect(breaksTie({ house: { tie: 'behind' } }, one, other)).toBe(false);
  });
});
