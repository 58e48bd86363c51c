import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { table } from '../test/table.ts';
import { POWERS } from './treasures.ts';

describe('where the books differ', () => {
  it('R-SHO-2, R-SHO-11 the shortage is the edition’s: back to what can be paid, or the shortage die', () => {
    const ships = [{ at: '30', holds: 'gold:2 food:2', hand: ['forward/gunpowder'] }] as const;
    const old = table({ edition: '2007', ships }).round(1, 1);
    expect([old.at(0), old.holds(0)]).toEqual(['29', 'food:1 gunpowder:1']);
    const young = table({ edition: '2021', ships }).round(1, 1);
    expect(young.waiting).toEqual({ roll: 'shortage', ship: 0 });
    expect(young.roll('square').holds(0)).toBe('food:2 gunpowder:1');
  });
  it('R-END-5 a tie goes to the ship farther along', () => {
    const ships = [
      { at: '47', holds: 'gold:3' },
      { at: '48', holds: 'gold:2' },
    ];
    for (const edition of ['2007', '2021'] as const) expect(table({ edition, ships }).final.winners).toEqual([1]);
  });
  it('R-TRE-7 the Sabre is one second roll that stands, once a battle', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(2)
      .choose('sabre', 'reroll')
      .roll(4);
    expect(game.waiting).toEqual({ roll: 'combat', ship: 1 });
    expect(game.roll(6).told('battle-won')).toMatchObject([{ winner: 1, attack: { total: 4 } }]);
  });
  it('R-GHO-10 the gift to the Ghost Ship is a cursed treasure, as for anybody else', () => {
    const game = meeting({ hidden: [7, -2, 5] }, { at: '28' }, { ghost: { at: '4' } }).roll('star');
    expect(game.options().filter(option => option.startsWith('give'))).toEqual(['give:-2']);
  });
  it('R-GHO-5 the Ghost Ship is forced only when alone in front or alone at the back', () => {
    const haunted = (first: string, second: string) =>
      table({ ships: [{ at: first }, { at: second }], ghost: { at: '17' } }).round(1, 1);
    expect(haunted('5', '17').waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
    expect(haunted('17', '28').waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
    expect(haunted('5', '5').told('ghost-steered')[0]).toMatchObject({ forward: false, forced: true });
    expect(haunted('28', '29').told('ghost-steered')[0]).toMatchObject({ forward: true, forced: true });
  });
  it('R-END-4 all spaces before the last stretch are -5', () => {
    const spaces = Array.from({ length: 41 }, (_, space) => `${space}`);
    expect(spaces.map(at => table({ ships: [{ at }] }).final.scores[0].space)).toEqual(Array(41).fill(-5));
  });
  it('R-END-3 the spaces count as on the board: 2 to 10, and 15', () => {
    const spaces = Array.from({ length: 9 }, (_, index) => `${41 + index}`);
    expect(spaces.map(at => table({ ships: [{ at }] }).final.scores[0].space)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const finished = table({ ships: [{ at: '49', hand: ['forward/food'] }] }).round(1, 1);
    expect(finished.final.scores[0].space).toBe(15);
  });
  it('R-SHO-6, R-SHO-16 the treasure after a shortage is taken, unasked', () => {
    const ships = [{ at: '4', holds: '', hand: ['forward/gunpowder'] }] as const; // port 5 costs 3 gold
    expect(
      table({ edition: '2007', ships, pile: [5] })
        .round(1, 1)
        .ship(0).hidden,
    ).toEqual([5]);
    expect(
      table({ edition: '2021', ships, pile: [5] })
        .round(1, 1)
        .roll('skull')
        .ship(0).hidden,
    ).toEqual([5]);
  });
  it('R-TRE-6 the sabre is Saran’s', () => {
    expect(POWERS).toContain('sarans-sabre');
  });
});
