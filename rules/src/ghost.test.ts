import { describe, expect, it } from 'vitest';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';

const LOADING = { hand: ['gunpowder/food'] } as const satisfies ShipAt;

/** Two players load where they are; then the Ghost Ship moves. Seat 0 is the Captain. */
const haunted = (first: string, second: string, ghost: ShipAt, position: PositionAt = {}): Table =>
  table({
    ...position,
    ships: [
      { at: first, ...LOADING },
      { at: second, ...LOADING },
    ],
    ghost,
  });

const steered = (game: Table) =>
  game
    .told('ghost-steered')
    .map(({ forward, forced }) => `${forced ? 'forced ' : ''}${forward ? 'forward' : 'backward'}`);
const course = (game: Table): number[] =>
  game.told('sailed').flatMap(({ ship, to }) => (ship === 'ghost' ? [to.space] : []));

describe('the turn of the Ghost Ship', () => {
  it('R-GHO-4 comes after the last player’s actions', () => {
    const game = haunted('17', '18', { at: '3' }, { captain: 1 }).round(1, 2);
    expect(game.told('turn-over').map(({ ship }) => ship)).toEqual([1, 0, 'ghost']);
  });
  it('R-GHO-4 is two movements: by the morning die, then by the evening die', () => {
    const game = haunted('28', '29', { at: '7' }).round(1, 3);
    expect(course(game)).toEqual([8, 11]);
    expect(game.told('ghost-steered').map(({ half, die }) => [half, die])).toEqual([
      ['morning', 1],
      ['evening', 3],
    ]);
  });
  it('R-GHO-4 is the Captain’s to decide', () => {
    const game = haunted('0', '0', {}, { captain: 1 }).round(1, 2);
    expect(game.waiting).toEqual({ decide: 'ghost-direction', seat: 1 });
  });
  it('R-GHO-4 comes in the last round too, and the Captain decides though finished', () => {
    const game = table({
      ships: [
        { at: '49', hand: ['forward/food'] },
        { at: '17', ...LOADING },
      ],
      ghost: { at: '28' },
    });
    expect(game.round(1, 2).waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
    game.choose('ghost-direction', 'forward').choose('ghost-direction', 'forward');
    expect(game.waiting).toBe('over');
    expect(course(game)).toEqual([29, 31]);
  });
});

describe('the direction of the Ghost Ship', () => {
  it('R-GHO-5 alone ahead of every other ship it must move backward', () => {
    const game = haunted('4', '5', { at: '17' }).round(1, 1);
    expect(steered(game)).toEqual(['forced backward', 'forced backward']);
    expect(game.at('ghost')).toBe('15');
  });
  it('R-GHO-5 with every other ship ahead of it it must move forward', () => {
    const game = haunted('28', '29', { at: '15' }).round(1, 1);
    expect(steered(game)).toEqual(['forced forward', 'forced forward']);
    expect(game.at('ghost')).toBe('17');
  });
  it('R-GHO-5 otherwise the Captain chooses', () => {
    const game = haunted('4', '28', { at: '17' }).round(1, 2);
    expect(game.waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
    expect(game.options()).toEqual(['backward', 'forward']);
    expect(course(game.choose('ghost-direction', 'backward'))).toEqual([16]);
  });
  it('R-GHO-5 leading together with another ship on its space it is not alone', () => {
    expect(haunted('4', '17', { at: '17' }).round(1, 2).options()).toEqual(['backward', 'forward']);
  });
  it('R-GHO-5 level with another ship on two lanes it does not lead alone', () => {
    expect(haunted('4', '12', { at: '14' }).round(1, 2).options()).toEqual(['backward', 'forward']);
  });
  it('R-GHO-5 closer than another ship to where the lanes join it leads alone', () => {
    expect(steered(haunted('4', '9', { at: '14' }).round(1, 1))[0]).toBe('forced backward');
  });
  it('R-GHO-5 last together with another ship it is not alone', () => {
    expect(haunted('17', '28', { at: '17' }).round(1, 2).options()).toEqual(['backward', 'forward']);
    expect(haunted('12', '28', { at: '14' }).round(1, 2).options()).toEqual(['backward', 'forward']);
  });
  it('R-GHO-5 is looked at before each of the two movements', () => {
    const game = haunted('4', '4', { at: '5' }).round(2, 3);
    expect(steered(game)).toEqual(['forced backward', 'forced forward']);
    expect(course(game)).toEqual([3, 6]);
  });
  it('R-GHO-5 the Captain can choose two different directions', () => {
    const game = haunted('4', '31', { at: '16' }).round(1, 2);
    game.choose('ghost-direction', 'forward').choose('ghost-direction', 'backward');
    expect(course(game)).toEqual([17, 15]);
  });
  it('R-GHO-5 a finished ship counts: the Ghost Ship is not alone ahead', () => {
    const game = table({
      ships: [
        { at: '49', hand: ['forward/food'] },
        { at: '5', ...LOADING },
      ],
      ghost: { at: '17' },
    });
    expect(game.round(1, 2).options()).toEqual(['backward', 'forward']);
  });
  it('R-GHO-5 ships behind the start line count: it is alone ahead on Port Royal', () => {
    const game = haunted('44@-1', '46@-1', { at: '0' }).round(1, 1);
    expect(steered(game)[0]).toBe('forced backward');
    expect(course(game)[0]).toBe(49);
  });
  it('R-GHO-5 the Captain chooses the lane at a fork', () => {
    const game = haunted('28', '28', { at: '6' }, { captain: 1 }).round(2, 1);
    expect(game.waiting).toEqual({ decide: 'ghost-move', seat: 1 });
    expect(game.options()).toEqual(['to:14', 'to:8']);
    expect(course(game.choose('ghost-move', 'to:14'))).toEqual([14, 15]);
  });
  it('R-GHO-5 the Captain chooses whom to attack, the own ship included', () => {
    const game = haunted('9', '9', { at: '8' }).round(1, 2);
    expect(game.waiting).toEqual({ decide: 'ghost-attack', seat: 0 });
    expect(game.options()).toEqual(['ship:0', 'ship:1']);
    game.choose('ghost-attack', 'ship:0');
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 'ghost', defender: 0, space: 9 }]);
  });
});

describe('the Ghost Ship under way', () => {
  it('R-GHO-6 never pays', () => {
    const game = haunted('28', '29', { at: '15' }).round(1, 2); // port 16, port 18
    expect(course(game)).toEqual([16, 18]);
    expect(game.holds('ghost')).toBe('gold:3 gold:5');
  });
  it.each(['2007', '2021'] as const)('R-GHO-6 never has a shortage (%s)', edition => {
    const game = haunted('28', '29', { at: '15', holds: '' }, { edition }).round(1, 1);
    expect(game.told('shortage')).toEqual([]);
    expect(game.at('ghost')).toBe('17');
  });
  it('R-GHO-7 takes a lair’s treasure face down, a power too', () => {
    const game = haunted('28', '29', { at: '3' }, { pile: ['sarans-sabre', 7] }).round(1, 1);
    expect(game.ship('ghost')).toMatchObject({ powers: ['lady-beth'], hidden: ['sarans-sabre'] });
    expect(game.tokens).not.toContain(4);
  });
  it('R-GHO-7 takes the 6th Hold face down: it is no hold then', () => {
    const game = haunted('28', '29', { at: '3' }, { pile: ['sixth-hold'] }).round(1, 1);
    expect(game.ship('ghost')).toMatchObject({ sixth: null, hidden: ['sixth-hold'] });
  });
  it('R-GHO-7 takes the treasure after the battle there', () => {
    const game = haunted('4', '28', { at: '3' }, { pile: [7] }).round(1, 1);
    expect(game.ship('ghost').hidden).toEqual([]);
    game.roll('star').choose('ghost-loot', 'nothing');
    expect(game.ship('ghost').hidden).toEqual([7]);
  });
  it('R-GHO-8 fights nobody on Port Royal', () => {
    const game = haunted('0', '0', { at: '1' }).round(1, 2);
    expect(course(game)).toEqual([0]); // where both players are
    expect(game.told('attacked')).toEqual([]);
    expect(game.waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
  });
  it('R-GHO-12 passes Port Royal from behind the start line without finishing', () => {
    const game = haunted('28', '29', { at: '48@-1' }).round(3, 1);
    expect(course(game)).toEqual([1, 2]);
    expect(game.at('ghost')).toBe('2');
    expect(game.told('finished')).toEqual([]);
  });
  it('R-GHO-12 finishes like any ship, and its second movement is lost', () => {
    const game = haunted('49', '49', { at: '48' }).round(3, 2);
    expect(game.at('ghost')).toBe('0@1');
    expect(game.told('ghost-steered')).toHaveLength(1);
    expect(game.told('finished')).toEqual([{ kind: 'finished', ship: 'ghost' }]);
  });
  it('R-GHO-12 the game ends with that round', () => {
    expect(haunted('49', '49', { at: '48' }).round(3, 2).waiting).toBe('over');
  });
  it('R-GHO-13 is scored like any ship, and can win', () => {
    const { final } = haunted('49', '49', { at: '48', hidden: [5] }).round(3, 2);
    expect(final.scores).toEqual([
      { space: 10, gold: 3, treasure: 0, total: 13 },
      { space: 10, gold: 3, treasure: 0, total: 13 },
      { space: 15, gold: 8, treasure: 5, total: 28 },
    ]);
    expect(final.winners).toEqual(['ghost']);
  });
  it('R-GHO-13 is ranked like any ship: a tie goes to the one ahead, or is shared', () => {
    const tie = (first: string): readonly (number | 'ghost')[] =>
      table({ ships: [{ at: first, holds: 'gold:6 gold:2' }, { holds: '' }], ghost: { at: '17' } }).final.winners;
    expect(tie('18')).toEqual([0]);
    expect(tie('16')).toEqual(['ghost']);
    expect(tie('17')).toEqual([0, 'ghost']);
  });
});

/** The Ghost Ship sails from 4 on to port 5 and attacks the one ship there; the others are far ahead. */
const ghostAttacks = (players: number, defender: number, captain: number, ship: ShipAt, ghost: ShipAt = {}): Table =>
  table({
    players,
    captain,
    ships: Array.from({ length: players }, (_, seat) =>
      seat === defender ? { at: '5', ...LOADING, ...ship } : { at: '28', ...LOADING },
    ),
    ghost: { at: '4', ...ghost },
  }).round(1, 2);

/** Seat 0 sails on to the plundered lair 4 and attacks the Ghost Ship. */
const attackOnGhost = (ship: ShipAt, ghost: ShipAt = {}): Table =>
  table({
    ships: [
      { at: '3', hand: ['forward/food'], ...ship },
      { at: '28', hidden: [3], ...LOADING },
    ],
    ghost: { at: '4', ...ghost },
  }).round(1, 2);

describe('a battle with the Ghost Ship', () => {
  it('R-GHO-8 follows the usual rules: it attacks and rolls first', () => {
    const game = ghostAttacks(2, 0, 0, { holds: '' });
    expect(game.told('attacked')).toEqual([{ kind: 'attacked', attacker: 'ghost', defender: 0, space: 5 }]);
    expect(game.waiting).toEqual({ roll: 'combat', ship: 'ghost' });
    expect(game.roll(4).waiting).toEqual({ decide: 'powder', seat: 0 }); // loaded this morning
  });
  it('R-GHO-2 it has Lady Beth’s 2 when it attacks', () => {
    const game = ghostAttacks(2, 0, 0, { hand: ['gold/gold'] })
      .roll(6)
      .roll(8);
    expect(game.told('battle-drawn')).toMatchObject([{ strength: 8 }]);
  });
  it('R-GHO-2 it has Lady Beth’s 2 when it defends', () => {
    expect(attackOnGhost({}).roll(8).roll(6).told('battle-drawn')).toMatchObject([{ strength: 8 }]);
  });
  it('R-GHO-3 it spends no gunpowder: it has none', () => {
    expect(attackOnGhost({}).roll(4).waiting).toEqual({ roll: 'combat', ship: 'ghost' });
  });
  it('R-GHO-8 with two players the opponent of the one it fights decides for it', () => {
    expect(ghostAttacks(2, 0, 0, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 1 });
    expect(ghostAttacks(2, 0, 1, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 1 });
    expect(ghostAttacks(2, 1, 0, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 0 });
    expect(ghostAttacks(2, 1, 1, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 0 });
  });
  it('R-GHO-8 with four players the Captain decides for it', () => {
    expect(ghostAttacks(4, 2, 1, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 1 });
    expect(ghostAttacks(4, 0, 3, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 3 });
  });
  it('R-GHO-8 with four players, against the Captain, the next player clockwise decides', () => {
    expect(ghostAttacks(4, 1, 1, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 2 });
    expect(ghostAttacks(4, 3, 3, {}).roll('star').waiting).toEqual({ decide: 'ghost-loot', seat: 0 });
  });
  it('R-GHO-8 the same holds when it was attacked and won', () => {
    expect(attackOnGhost({}).roll(2).roll(4).waiting).toEqual({ decide: 'ghost-loot', seat: 1 });
  });
});

describe('the Ghost Ship’s loot', () => {
  it('R-GHO-9 is a hold or a treasure, or nothing', () => {
    const game = ghostAttacks(2, 0, 0, { holds: 'food:3 gold:3', hidden: [7], powers: ['morgans-map'] }).roll('star');
    expect(game.options()).toEqual([
      'hidden:0',
      'hold:food:2', // loaded today
      'hold:food:3',
      'hold:gold:3',
      'hold:gunpowder:1',
      'nothing',
      'power:morgans-map',
    ]);
  });
  it('R-GHO-9 gold is loaded in its holds', () => {
    const game = ghostAttacks(2, 0, 0, { holds: 'gold:6' }).roll('star').choose('ghost-loot', 'hold:gold:6');
    expect(game.holds('ghost')).toBe('gold:3 gold:5 gold:6');
    expect(game.holds(0)).not.toContain('gold');
  });
  it('R-GHO-9 anything else goes to the bank', () => {
    const game = ghostAttacks(2, 0, 0, { holds: 'food:6' }).roll('star').choose('ghost-loot', 'hold:food:6');
    expect(game.holds('ghost')).toBe('gold:3 gold:5');
    expect(game.holds(0)).toBe('food:2 gunpowder:1');
    expect(game.told('hold-taken')).toMatchObject([{ winner: 'ghost', hold: 'food:6', toBank: true }]);
  });
  it('R-GHO-9 with gold in every hold it cannot choose gold, but anything else', () => {
    const full = 'gold:1 gold:1 gold:1 gold:1 gold:1';
    const game = ghostAttacks(2, 0, 0, { holds: 'gold:6 food:3' }, { holds: full }).roll('star');
    expect(game.options()).toEqual(['hold:food:2', 'hold:food:3', 'hold:gunpowder:1', 'nothing']);
    expect(game.choose('ghost-loot', 'hold:food:3').holds('ghost')).toBe(full);
  });
  it('R-GHO-9 it never gives a treasure away', () => {
    const game = ghostAttacks(2, 0, 0, {}, { hidden: [-2, -3] }).roll('star');
    expect(game.options().filter(option => option.startsWith('give'))).toEqual([]);
  });
  it('R-GHO-9 a stolen face-down treasure goes to the end of its row', () => {
    const game = ghostAttacks(2, 0, 0, { hidden: [7, 5] }, { hidden: [-2] }).roll('star');
    expect(game.choose('ghost-loot', 'hidden:1').ship('ghost').hidden).toEqual([-2, 5]);
  });
  it('R-GHO-9 nothing is asked when there is nothing to take', () => {
    const game = attackOnGhost({ holds: '' }).roll(2).roll(4);
    expect(game.told('nothing-taken')).toEqual([{ kind: 'nothing-taken', winner: 'ghost', loser: 0 }]);
    expect(game.waiting).toEqual({ decide: 'ghost-direction', seat: 0 });
  });
  it('R-GHO-11 a 6th Hold it steals keeps the gold that is in it', () => {
    const game = ghostAttacks(2, 0, 0, { sixth: 'gold:4' }).roll('star').choose('ghost-loot', 'power:sixth-hold');
    expect(game.ship('ghost')).toMatchObject({ sixth: 'gold:4', powers: ['lady-beth', 'sixth-hold'] });
    expect(game.final.scores[2].gold).toBe(12);
  });
  it('R-GHO-11 anything else in it goes to the bank', () => {
    const game = ghostAttacks(2, 0, 0, { sixth: 'food:4' }).roll('star').choose('ghost-loot', 'power:sixth-hold');
    expect(game.ship('ghost').sixth).toBe('empty');
    expect(game.ship(0).sixth).toBe(null);
  });
  it('R-GHO-11 that 6th Hold can be loaded, and its master chooses', () => {
    const game = ghostAttacks(2, 0, 0, { holds: 'gold:6' }, { sixth: 'empty' }).roll('star');
    game.choose('ghost-loot', 'hold:gold:6');
    expect(game.waiting).toEqual({ decide: 'ghost-load', seat: 1 });
    expect(game.options()).toEqual(['ordinary', 'sixth']);
    expect(game.choose('ghost-load', 'sixth').ship('ghost').sixth).toBe('gold:6');
  });
  it('R-GHO-11 with only that 6th Hold empty the gold goes there', () => {
    const ghost = { holds: 'gold:1 gold:1 gold:1 gold:1 gold:1', sixth: 'empty' };
    const game = ghostAttacks(2, 0, 0, { holds: 'gold:6' }, ghost).roll('star').choose('ghost-loot', 'hold:gold:6');
    expect(game.ship('ghost').sixth).toBe('gold:6');
  });
  it('R-GHO-11 a 6th Hold that it found does nothing: five holds of gold are full', () => {
    const ghost: ShipAt = { holds: 'gold:1 gold:1 gold:1 gold:1 gold:1', hidden: ['sixth-hold'] };
    expect(ghostAttacks(2, 0, 0, { holds: 'gold:6' }, ghost).roll('star').options()).not.toContain('hold:gold:6');
  });
  it('R-GHO-11 a Sabre does nothing for it, face up or in its row', () => {
    for (const ghost of [{ powers: ['sarans-sabre'] }, { hidden: ['sarans-sabre'] }] as const satisfies ShipAt[])
      expect(ghostAttacks(2, 0, 0, {}, ghost).roll(2).waiting).toEqual({ decide: 'powder', seat: 0 });
  });
  it('R-GHO-11 a player’s Sabre works against it', () => {
    const game = ghostAttacks(2, 0, 0, { powers: ['sarans-sabre'] }).roll('star');
    expect(game.waiting).toEqual({ decide: 'sabre', seat: 0 });
    expect(game.choose('sabre', 'reroll').waiting).toEqual({ roll: 'combat', ship: 'ghost' });
  });
  it('R-GHO-11 a power it took face up stays known', () => {
    const game = ghostAttacks(2, 0, 0, { powers: ['morgans-map'] }).roll('star');
    game.choose('ghost-loot', 'power:morgans-map');
    expect(game.ship('ghost')).toMatchObject({ powers: ['lady-beth', 'morgans-map'], hidden: [] });
  });
  it('R-GHO-11 powers score nothing', () => {
    const { final } = table({ players: 2, ghost: { powers: ['morgans-map'], hidden: ['sarans-sabre', -2] } });
    expect(final.scores[2].treasure).toBe(-2);
  });
});

describe('a player who beats the Ghost Ship', () => {
  it('R-GHO-10 may take a hold, a treasure except Lady Beth, or give a curse', () => {
    const game = attackOnGhost({ hidden: [-2, 7] }, { powers: ['morgans-map'], hidden: [5] }).roll('star');
    expect(game.waiting).toEqual({ decide: 'loot', seat: 0 });
    expect(game.options()).toEqual([
      'give:-2',
      'hidden:0',
      'hold:gold:3',
      'hold:gold:5',
      'nothing',
      'power:morgans-map',
    ]);
  });
  it('R-GHO-10 takes the contents of one of its holds', () => {
    const game = attackOnGhost({}).roll('star').choose('loot', 'hold:gold:5');
    expect(game.holds('ghost')).toBe('gold:3');
    expect(game.holds(0)).toContain('gold:5');
  });
  it('R-GHO-10 gives it a cursed treasure, which counts against it', () => {
    const game = attackOnGhost({ hidden: [-2] })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(game.ship('ghost').hidden).toEqual([-2]);
    expect(game.final.scores[2].treasure).toBe(-2);
  });
  it('R-GHO-2 can never take Lady Beth', () => {
    const game = attackOnGhost({}).roll('star');
    expect(() => game.choose('loot', 'power:lady-beth')).toThrow('not-an-option');
  });
  it('R-GHO-11 a power stolen out of its row turns face up and works', () => {
    const game = attackOnGhost({}, { hidden: ['sixth-hold'] })
      .roll('star')
      .choose('loot', 'hidden:0');
    expect(game.ship(0)).toMatchObject({ powers: ['sixth-hold'], hidden: [], sixth: 'empty' });
    expect(game.waiting).toEqual({ decide: 'load', seat: 0 }); // this evening already
  });
  it('R-GHO-11 a Map stolen out of its row counts for the draw', () => {
    const game = attackOnGhost({}, { hidden: ['morgans-map'] })
      .roll('star')
      .choose('loot', 'hidden:0');
    game.choose('ghost-direction', 'forward').choose('ghost-direction', 'backward');
    expect(game.told('drew').filter(({ seat }) => seat === 0)).toHaveLength(2);
  });
  it('R-GHO-11 takes a 6th Hold it stole together with its gold', () => {
    const game = attackOnGhost({}, { sixth: 'gold:4' }).roll('star').choose('loot', 'power:sixth-hold');
    expect(game.ship(0).sixth).toBe('gold:4');
    expect(game.ship('ghost').sixth).toBe(null);
  });
});
