import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { table } from '../test/table.ts';

describe('a ship that ends its movement on a space with another', () => {
  it('R-BAT-1 must fight', () => {
    const game = meeting();
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 0, defender: 1, space: 4 }]);
    expect(game.waiting).toEqual({ roll: 'combat', ship: 0 });
  });
  it('R-BAT-1 fights before anything else: the treasure waits', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }] }).round(1, 1);
    expect(game.waiting).toEqual({ roll: 'combat', ship: 0 });
    expect(game.told('treasure-found')).toEqual([]);
  });
  it('R-BAT-1 fights a ship on another lap: the space on the board counts', () => {
    const game = table({ ships: [{ at: '43', hand: ['forward/food'] }, { at: '44@-1' }] }).round(1, 1);
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 0, defender: 1, space: 44 }]);
  });
  it('R-BAT-1 does not fight on Port Royal', () => {
    const game = table({ ships: [{ at: '2', hand: ['backward/forward'] }, { at: '28' }] }).round(2, 1);
    expect(game.told('sailed')[0].to).toEqual({ space: 0, lap: 0 }); // where seat 2 is
    expect(game.told('attacked')).toEqual([]);
  });
  it('R-BAT-1 does not fight when it does not move', () => {
    const game = table({ ships: [{ at: '4', hand: ['gold/gold'] }, { at: '4' }] }).round(1, 1);
    expect(game.told('attacked')).toEqual([]);
  });
  it('R-BAT-1 fights after each of its movements', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/backward'] }, { at: '4' }, { at: '3' }] }).round(1, 1);
    game.roll(4).roll(4);
    expect(game.told('attacked').map(({ defender }) => defender)).toEqual([1, 2]);
  });
  it('R-BAT-2 with several ships there the attacker chooses one', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }, { at: '4' }] }).round(1, 2);
    expect(game.waiting).toEqual({ decide: 'attack', seat: 0 });
    expect(game.options()).toEqual(['ship:1', 'ship:2']);
    expect(game.choose('attack', 'ship:2').told('attacked')).toMatchObject([{ attacker: 0, defender: 2 }]);
  });
  it('R-BAT-2 there is only one battle', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }, { at: '4' }] }).round(1, 2);
    game.choose('attack', 'ship:1').roll(4).roll(4);
    expect(game.told('attacked')).toHaveLength(1);
    expect(game.waiting).toEqual({ roll: 'action' });
  });
  it('R-BAT-2 the Ghost Ship can be the one', () => {
    const game = meeting({}, {}, { ghost: { at: '4' } });
    expect(game.options()).toEqual(['ship:1', 'ship:ghost']);
  });
});

describe('gunpowder', () => {
  it('R-BAT-3 any number of tokens may be spent, 0 included, before the roll', () => {
    const game = meeting({ holds: 'gunpowder:3' });
    expect(game.waiting).toEqual({ decide: 'powder', seat: 0 });
    expect(game.options()).toEqual(['0', '1', '2', '3']);
    expect(game.choose('powder', '0').waiting).toEqual({ roll: 'combat', ship: 0 });
  });
  it('R-BAT-3 comes from holds of the attacker’s choice', () => {
    const game = meeting({ holds: 'gunpowder:3 gunpowder:4' }).choose('powder', '2');
    expect(game.waiting).toEqual({ decide: 'powder-from', seat: 0 });
    expect(game.options()).toEqual(['leave:gunpowder:1,gunpowder:4', 'leave:gunpowder:2,gunpowder:3']);
    expect(game.choose('powder-from', 'leave:gunpowder:2,gunpowder:3').holds(0)).toBe('gunpowder:2 gunpowder:3');
  });
  it('R-BAT-3 can come from the 6th Hold', () => {
    const game = meeting({ holds: 'gunpowder:1', sixth: 'gunpowder:1' }).choose('powder', '1');
    expect(game.options()).toEqual(['leave:gunpowder:1', 'leave:sixth:gunpowder:1']);
  });
  it('R-BAT-3 the die falls on one of its six faces', () => {
    expect(() => meeting().roll(3)).toThrow('not-a-face');
    expect(() => meeting().roll(12)).toThrow('not-a-face');
    for (const face of [2, 4, 6, 8, 10, 'star']) expect(meeting().roll(face).told('combat-rolled')).toHaveLength(1);
  });
  it('R-BAT-8 is lost when the battle is won', () => {
    const game = meeting({ holds: 'gunpowder:5' }, { holds: '' }).choose('powder', '4').roll(10).roll(2);
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.holds(0)).toBe('gunpowder:1');
  });
  it('R-BAT-8 is lost when the battle is lost', () => {
    const game = meeting({}, { holds: 'gunpowder:5' }).roll(10).choose('powder', '5').roll(2);
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.holds(1)).toBe('');
  });
  it('R-BAT-8 is lost with a star', () => {
    const game = meeting({ holds: 'gunpowder:2' }, { holds: 'gunpowder:6' }).choose('powder', '2').roll('star');
    expect(game.holds(0)).toBe('');
  });
  it('R-BAT-8 is lost when nobody wins', () => {
    const game = meeting({ holds: 'gunpowder:2' }).choose('powder', '2').roll(2).roll(4);
    expect(game.told('battle-drawn')).toHaveLength(1);
    expect(game.holds(0)).toBe('food:2'); // the evening's load alone
  });
});

describe('the strength', () => {
  it('R-BAT-4 is the die plus the gunpowder', () => {
    const game = meeting({ holds: 'gunpowder:3' }).choose('powder', '3').roll(4).roll(6);
    expect(game.told('battle-won')).toMatchObject([{ winner: 0, attack: { total: 7 }, defence: { total: 6 } }]);
  });
  it('R-BAT-4 counts the gunpowder spent only', () => {
    const game = meeting({ holds: 'gunpowder:3' }).choose('powder', '1').roll(4).roll(6);
    expect(game.told('battle-won')).toMatchObject([{ winner: 1, attack: { total: 5 } }]);
  });
  it('R-BAT-4 has 2 more with Lady Beth', () => {
    const game = meeting({ powers: ['lady-beth'], holds: 'gunpowder:1' })
      .choose('powder', '1')
      .roll(2)
      .roll(4);
    expect(game.told('battle-won')).toMatchObject([{ winner: 0, attack: { total: 5 }, defence: { total: 4 } }]);
  });
  it('R-TRE-8 Lady Beth adds 2 to an attacker', () => {
    expect(
      meeting({ powers: ['lady-beth'] })
        .roll(4)
        .roll(6)
        .told('battle-drawn'),
    ).toMatchObject([{ strength: 6 }]);
  });
  it('R-TRE-8 Lady Beth adds 2 to a defender', () => {
    const game = meeting({}, { powers: ['lady-beth'] })
      .roll(4)
      .roll(4);
    expect(game.told('battle-won')).toMatchObject([{ winner: 1, loser: 0 }]);
  });
  it('R-TRE-8 Lady Beth adds nothing to another’s battle', () => {
    const game = table({
      ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }, { powers: ['lady-beth'] }],
    }).round(1, 2);
    expect(game.roll(4).roll(4).told('battle-drawn')).toMatchObject([{ strength: 4 }]);
  });
  it('R-BAT-7 the higher one wins for the attacker', () => {
    expect(meeting().roll(8).roll(6).waiting).toEqual({ decide: 'loot', seat: 0 });
  });
  it('R-BAT-7 the higher one wins for the defender', () => {
    expect(meeting().roll(6).roll(8).waiting).toEqual({ decide: 'loot', seat: 1 });
  });
  it('R-BAT-7 equal strength means nothing happens', () => {
    const game = meeting({ holds: 'gold:5' }, { holds: 'gold:4' }).roll(6).roll(6);
    expect(game.told('battle-won')).toEqual([]);
    expect(game.holds(0)).toBe('food:2 gold:5');
    expect(game.holds(1)).toBe('food:1 gold:4 gunpowder:2');
  });
});

describe('a star', () => {
  it('R-BAT-5 of the attacker wins before the defender is asked', () => {
    const game = meeting({}, { holds: 'gunpowder:6' }).roll('star');
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.told('combat-rolled')).toHaveLength(1);
    expect(game.holds(1)).toBe('gunpowder:6');
  });
  it('R-BAT-6 of the defender wins whatever the attacker’s strength', () => {
    const game = meeting({ holds: 'gunpowder:6 gunpowder:6', powers: ['lady-beth'] });
    game.choose('powder', '12').roll(10).roll('star');
    expect(game.told('battle-won')).toMatchObject([{ winner: 1, loser: 0, attack: { total: 24 } }]);
  });
});

describe('the defender', () => {
  it('R-BAT-6 spends gunpowder knowing what the attacker rolled', () => {
    const game = meeting({}, { holds: 'gunpowder:2' }).roll(10);
    expect(game.waiting).toEqual({ decide: 'powder', seat: 1 });
    expect(game.options()).toEqual(['0', '1', '2']);
  });
  it('R-BAT-6 rolls in the same way', () => {
    const game = meeting({}, { holds: 'gunpowder:2' }).roll(6).choose('powder', '1');
    expect(game.waiting).toEqual({ roll: 'combat', ship: 1 });
    expect(game.roll(6).told('battle-won')).toMatchObject([{ winner: 1, defence: { total: 7 } }]);
  });
  it('R-BAT-6 chooses the holds as the attacker does', () => {
    const game = meeting({}, { holds: 'gunpowder:2 gunpowder:1' }).roll(6).choose('powder', '1');
    expect(game.waiting).toEqual({ decide: 'powder-from', seat: 1 });
    expect(game.options()).toEqual(['leave:gunpowder:1,gunpowder:1', 'leave:gunpowder:2']);
  });
});

describe('Saran’s Sabre', () => {
  it('R-TRE-6 the holder may have the own die rolled again, and the second result stands', () => {
    const game = meeting({ powers: ['sarans-sabre'] }).roll(8);
    expect(game.waiting).toEqual({ decide: 'sabre', seat: 0 });
    expect(game.options()).toEqual(['keep', 'reroll']);
    game.choose('sabre', 'reroll').roll(2).roll(4);
    expect(game.told('battle-won')).toMatchObject([{ winner: 1, attack: { total: 2 } }]);
  });
  it('R-TRE-6 the holder may keep the die', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(8)
      .choose('sabre', 'keep');
    expect(game.waiting).toEqual({ roll: 'combat', ship: 1 });
  });
  it('R-TRE-6 the holder may have the opponent’s die rolled again', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(6)
      .choose('sabre', 'keep')
      .roll(8);
    expect(game.waiting).toEqual({ decide: 'sabre', seat: 0 });
    game.choose('sabre', 'reroll');
    expect(game.waiting).toEqual({ roll: 'combat', ship: 1 });
    expect(game.roll(4).told('battle-won')).toMatchObject([{ winner: 0, defence: { total: 4 } }]);
  });
  it('R-TRE-6 a defender may force the attacker’s star, and the battle goes on', () => {
    const game = meeting({}, { powers: ['sarans-sabre'] }).roll('star');
    expect(game.waiting).toEqual({ decide: 'sabre', seat: 1 });
    expect(game.choose('sabre', 'reroll').roll(2).waiting).toEqual({ roll: 'combat', ship: 1 });
  });
  it('R-TRE-6 a star that is kept wins', () => {
    const game = meeting({}, { powers: ['sarans-sabre'] })
      .roll('star')
      .choose('sabre', 'keep');
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
  });
  it('R-TRE-6 an attacker may force the defender’s star', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(10)
      .choose('sabre', 'keep')
      .roll('star');
    game.choose('sabre', 'reroll').roll(2);
    expect(game.told('battle-won')).toMatchObject([{ winner: 0 }]);
  });
  it('R-TRE-6 a second star stands', () => {
    const game = meeting({}, { powers: ['sarans-sabre'] })
      .roll('star')
      .choose('sabre', 'reroll')
      .roll('star');
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
  });
  it('R-TRE-6 gunpowder already spent still counts and no more can be added', () => {
    const game = meeting({ powers: ['sarans-sabre'], holds: 'gunpowder:5' })
      .choose('powder', '3')
      .roll(2);
    expect(game.choose('sabre', 'reroll').waiting).toEqual({ roll: 'combat', ship: 0 });
    game.roll(4).roll(6);
    expect(game.told('battle-won')).toMatchObject([{ winner: 0, attack: { powder: 3, total: 7 } }]);
    expect(game.holds(0)).toBe('gunpowder:2');
  });
  it('R-TRE-6 a third ship’s Sabre has no part in a battle', () => {
    const game = table({
      ships: [{ at: '3', hand: ['forward/food'] }, { at: '4' }, { powers: ['sarans-sabre'] }],
    }).round(1, 2);
    expect(game.roll(6).waiting).toEqual({ roll: 'combat', ship: 1 });
  });
  it('R-TRE-7 is used at most once in a battle: not on the same die again', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(2)
      .choose('sabre', 'reroll')
      .roll(2);
    expect(game.waiting).toEqual({ roll: 'combat', ship: 1 });
  });
  it('R-TRE-7 is used at most once in a battle: not on the other die either', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(2)
      .choose('sabre', 'reroll')
      .roll(2)
      .roll('star');
    expect(game.waiting).toEqual({ decide: 'loot', seat: 1 });
  });
  it('R-TRE-7 can be used again in the next battle', () => {
    const game = table({
      ships: [{ at: '3', hand: ['forward/backward'], powers: ['sarans-sabre'] }, { at: '4' }, { at: '3' }],
    }).round(1, 1);
    game.roll(2).choose('sabre', 'reroll').roll(4).roll(4).roll(6);
    expect(game.waiting).toEqual({ decide: 'sabre', seat: 0 });
  });
  it('R-TRE-6 the second roll is known as one: a record says so', () => {
    const game = meeting({ powers: ['sarans-sabre'] })
      .roll(2)
      .choose('sabre', 'reroll')
      .roll(4);
    expect(game.told('combat-rolled').map(({ reroll }) => reroll)).toEqual([false, true]);
  });
});
