import { describe, expect, it } from 'vitest';
import type { ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';

const RICH = 'food:6 gold:6';

/** Seat 0 alone at sea, rich enough for every price. */
const ship = (at: string, more: ShipAt = {}): Table =>
  table({ ships: [{ at, holds: RICH, hand: ['forward/food'], ...more }] });
const back = (at: string): Table => ship(at, { hand: ['backward/forward'] });

describe('a movement', () => {
  it('R-MOV-1 goes forward exactly as many spaces as the die shows', () => {
    expect(ship('15').round(2, 1).at(0)).toBe('17');
    expect(ship('28').round(4, 1).at(0)).toBe('32');
  });
  it('R-MOV-1 goes backward when the card says so', () => {
    const [sailed] = back('19').round(4, 1).told('sailed');
    expect(sailed).toMatchObject({ from: { space: 19 }, to: { space: 15 }, forward: false });
  });
  it('R-MOV-1 has no end but the printed ones: a shorter move is refused', () => {
    expect(() => ship('6').round(3, 1).choose('move', 'to:8')).toThrow('not-an-option');
  });
  it('R-MOV-6 no space that is passed over has an effect: no price, no treasure, no battle', () => {
    const game = table({ ships: [{ at: '3', holds: 'gold:3', hand: ['forward/food'] }, { at: '4' }] }).round(2, 1);
    expect(game.at(0)).toBe('5');
    expect(game.told('attacked')).toEqual([]);
    expect(game.told('treasure-found')).toEqual([]);
    expect(game.told('paid').filter(paid => paid.ship === 0)).toEqual([
      { kind: 'paid', ship: 0, space: 5, resource: 'gold', tokens: 3, from: [{ hold: 0, tokens: 3 }] },
    ]);
  });
});

describe('a fork', () => {
  it('R-MOV-2 going forward the player chooses the lane', () => {
    const game = ship('6').round(2, 1);
    expect(game.waiting).toEqual({ decide: 'move', seat: 0 });
    expect(game.options()).toEqual(['to:14', 'to:8']);
    expect(game.choose('move', 'to:8').at(0)).toBe('8');
  });
  it('R-MOV-2 going backward the player chooses the lane too', () => {
    const game = back('15').round(2, 1);
    expect(game.options()).toEqual(['to:11', 'to:13']);
    expect(game.choose('move', 'to:13').told('sailed')[0].to).toEqual({ space: 13, lap: 0 });
  });
  it('R-MOV-2 the short lane brings the ship farther: beyond the meeting on one, still in the other', () => {
    expect(ship('5').round(6, 1).options()).toEqual(['to:11', 'to:17']);
    expect(back('30').round(6, 1).options()).toEqual(['to:18', 'to:22']);
  });
  it('R-MOV-2 going backward through a lane to before the fork', () => {
    expect(back('42').round(5, 1).options()).toEqual(['to:31', 'to:35']);
  });
  it('R-MOV-2 nothing is asked when the ship stops at the fork itself or does not come to it', () => {
    expect(ship('4').round(2, 1).told('sailed')[0].to).toEqual({ space: 6, lap: 0 });
    expect(ship('7').round(5, 1).told('sailed')[0].to).toEqual({ space: 12, lap: 0 });
  });
});

describe('Port Royal at the end of the circuit', () => {
  it('R-MOV-3 stops a ship whatever is left of the die', () => {
    const game = ship('47').round(6, 1);
    expect(game.at(0)).toBe('0@1');
    expect(game.told('finished')).toEqual([{ kind: 'finished', ship: 0 }]);
  });
  it('R-MOV-3 is reached by an exact roll as well', () => {
    expect(ship('48').round(2, 1).at(0)).toBe('0@1');
  });
  it('R-MOV-3 one space short of it is no finish', () => {
    const game = ship('48').round(1, 1);
    expect(game.at(0)).toBe('49');
    expect(game.told('finished')).toEqual([]);
  });
});

describe('behind the start line', () => {
  it('R-MOV-4 a ship may move backward from Port Royal', () => {
    expect(back('0').round(3, 1).told('sailed')[0].to).toEqual({ space: 47, lap: -1 });
  });
  it('R-MOV-4 a ship may move backward past Port Royal', () => {
    expect(back('2').round(4, 1).told('sailed')[0].to).toEqual({ space: 48, lap: -1 });
  });
  it('R-MOV-4 passing Port Royal again is no finish, and the ship does not stop there', () => {
    const game = ship('48@-1').round(3, 1);
    expect(game.at(0)).toBe('1');
    expect(game.told('finished')).toEqual([]);
  });
  it('R-MOV-4 landing on Port Royal again is no finish: it is lap 0', () => {
    const game = ship('48@-1').round(2, 1);
    expect(game.at(0)).toBe('0');
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-MOV-4 back over the line in the morning and forward over it in the evening ends on lap 0', () => {
    const game = back('1').round(3, 5);
    expect(game.told('sailed')[0].to).toEqual({ space: 48, lap: -1 });
    expect(game.at(0)).toBe('3');
    expect(game.told('finished')).toEqual([]);
  });
  it('R-MOV-4 a ship can fall two laps behind, and passes Port Royal twice on its way back', () => {
    expect(back('2@-1').round(4, 1).told('sailed')[0].to).toEqual({ space: 48, lap: -2 });
    expect(ship('48@-2').round(3, 1).at(0)).toBe('1@-1');
  });
  it('R-MOV-4 the price is the same there', () => {
    const game = table({ ships: [{ holds: 'food:5', hand: ['backward/forward'] }] }).round(1, 1);
    expect(game.told('paid').filter(paid => paid.ship === 0)).toEqual([
      { kind: 'paid', ship: 0, space: 49, resource: 'food', tokens: 3, from: [{ hold: 0, tokens: 3 }] },
    ]);
  });
  it('R-MOV-4 a lair there has its treasure', () => {
    const game = table({ ships: [{ hand: ['backward/forward'] }], pile: [5] }).round(6, 6);
    expect(game.told('sailed')[0].to).toEqual({ space: 44, lap: -1 });
    expect(game.ship(0).hidden).toEqual([5]);
    expect(game.tokens).not.toContain(44);
  });
  it('R-MOV-4 a ship there is fought', () => {
    const game = table({ ships: [{ hand: ['backward/forward'] }, { at: '44@-1' }] }).round(6, 6);
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 0, defender: 1, space: 44 }]);
  });
  it('R-MOV-4 the ends of a move behind the line are written with their lap', () => {
    expect(back('42@-1').round(2, 1).options()).toEqual(['to:38@-1', 'to:40@-1']);
  });
});

describe('Port Royal before the finish', () => {
  const home = (): Table =>
    table({ ships: [{ at: '3', holds: RICH, hand: ['backward/forward'] }, { at: '28' }] }).round(3, 4);

  it('R-MOV-5 costs nothing', () => {
    expect(home().told('sailed')[0].to).toEqual({ space: 0, lap: 0 });
    expect(home().holds(0)).toBe(RICH); // the evening ends on the lair 4
    expect(home().told('shortage')).toEqual([]);
  });
  it('R-MOV-5 sees no battle', () => {
    expect(home().told('attacked')).toEqual([]);
    expect(home().waiting).toEqual({ roll: 'action' });
  });
  it('R-MOV-5 gives no treasure', () => {
    expect(home().told('treasure-found')).toMatchObject([{ space: 4 }]);
  });
});

describe('the end of a movement', () => {
  const arrival = (holds: string): Table =>
    table({
      ships: [
        { at: '16', holds, hand: ['forward/gunpowder'] },
        { at: '17', holds: '' },
      ],
    }).round(1, 1);

  it('R-MOV-6 the battle comes first, the price after it', () => {
    const game = arrival('food:3');
    expect(game.waiting).toEqual({ roll: 'combat', ship: 0 });
    expect(game.holds(0)).toBe('food:3');
    expect(game.roll('star').choose('loot', 'nothing').holds(0)).toBe('food:1 gunpowder:1');
  });
  it('R-MOV-6 the loser of the battle pays as well', () => {
    expect(arrival('food:3').roll(2).roll(4).choose('loot', 'nothing').holds(0)).toBe('food:1 gunpowder:1');
  });
  it('R-MOV-6 what the battle took cannot pay: a shortage', () => {
    const game = arrival('food:3').roll(2).roll(4).choose('loot', 'hold:food:3');
    expect(game.told('shortage')).toMatchObject([{ ship: 0, space: 17, given: 0 }]);
  });
  it('R-MOV-6 what the battle brought can pay', () => {
    const game = table({
      ships: [
        { at: '16', holds: '', hand: ['forward/gunpowder'] },
        { at: '17', holds: 'food:4' },
      ],
    }).round(1, 1);
    game.roll('star').choose('loot', 'hold:food:4');
    expect(game.told('shortage')).toEqual([]);
    expect(game.holds(0)).toBe('food:2 gunpowder:1');
  });
  it('R-MOV-6 a lair gives its treasure to the ship that lost the battle there', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }], pile: [7] }).round(1, 1);
    expect(game.ship(0).hidden).toEqual([]);
    expect(game.roll(2).roll(4).choose('loot', 'nothing').ship(0).hidden).toEqual([7]);
  });
});
