import { describe, expect, it } from 'vitest';
import { table } from '../test/table.ts';
import { CARDS, type Card } from './cards.ts';
import { deckCard, deckSize, discardSize } from './hands.ts';
import { readRules, readSetup } from './header.ts';
import { mark } from './marking.ts';
import { waiting } from './play.ts';
import type { Rules } from './rules.ts';
import { start, treasuresOf } from './setup.ts';
import { captain, type State } from './state.ts';
import { TREASURES, type Treasure } from './treasures.ts';
import { view } from './view.ts';

const PILE: readonly Treasure[] = ['sarans-sabre', 7, -2, 'morgans-map', 3, 5, -4, 7, 'sixth-hold'];
const ROTATED = CARDS.map((_, index) => CARDS[(index + 4) % CARDS.length]);

const opened = (players: number, ghost: boolean, first = 0): State => {
  const rules: Rules = { edition: '2007', players, ghost };
  return start(rules, {
    captain: first,
    pile: PILE,
    removed: ghost ? [3, -3] : [3, -3, 'lady-beth'],
    decks: Array.from({ length: players }, (_, seat) => (seat === 0 ? ROTATED : CARDS)),
  });
};

describe('the start of a game', () => {
  it('R-SET-1 2 to 6 players play, each with a ship of 5 holds and the same 11 cards', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const { ships } = mark(opened(players, players === 2));
      expect(ships.slice(0, players).map(({ sixth, hand }) => [sixth, hand.length])).toEqual(
        Array(players).fill([null, 3]),
      );
    }
  });
  it('R-SET-1 five loads fill a ship', () => {
    const game = table({ ships: [{ holds: 'food:1 food:2 food:3 food:4', hand: ['gold/gold'] }] }).round(1, 2);
    expect(game.waiting).toEqual({ decide: 'empty', seat: 0 });
  });
  it('R-SET-1 1 or 7 players do not', () => {
    for (const players of [0, 1, 7, 2.5])
      expect(readRules({ edition: '2007', players, ghost: true })).toEqual({
        ok: false,
        error: { why: 'header', field: 'players' },
      });
  });
  it('R-SET-5 R-GHO-3 the first two holds of every ship are filled', () => {
    expect(view(opened(2, true), null).ships.map(({ holds }) => holds)).toEqual([
      ['food:3', 'gold:3', null, null, null],
      ['food:3', 'gold:3', null, null, null],
      ['gold:5', 'gold:3', null, null, null],
    ]);
  });
  it('R-SET-2 nine treasure cards form the pile and three are out of the game', () => {
    const rules: Rules = { edition: '2007', players: 3, ghost: false };
    const decks = [CARDS, CARDS, CARDS];
    const read = (pile: readonly Treasure[], removed: readonly Treasure[]): boolean =>
      readSetup(rules, { captain: 0, pile, removed, decks }).ok;
    expect(treasuresOf(rules)).toHaveLength(12);
    expect(read(TREASURES.slice(0, 9), TREASURES.slice(9))).toBe(true);
    expect(read(TREASURES.slice(0, 8), TREASURES.slice(8))).toBe(false);
    expect(read(TREASURES.slice(0, 10), TREASURES.slice(10))).toBe(false);
  });
  it('R-SET-2 no card is named more often than there is one', () => {
    const rules: Rules = { edition: '2007', players: 3, ghost: false };
    const setup = { captain: 0, pile: PILE, removed: [3, 3, -3], decks: [CARDS, CARDS, CARDS] } as const;
    expect(() => start(rules, setup)).toThrow('treasure 3 is named too often');
  });
  it('R-SET-3 a treasure token lies on each of the nine lairs', () => {
    expect(mark(opened(3, false)).tokens).toEqual([4, 9, 11, 19, 22, 25, 33, 37, 44]);
  });
  it('R-SET-4 every ship is on Port Royal, lap 0, the Ghost Ship too', () => {
    expect(mark(opened(3, true)).ships.map(({ space, lap }) => [space, lap])).toEqual(Array(4).fill([0, 0]));
  });
  it('R-SET-5 each player has 3 food in one hold and 3 gold in another', () => {
    for (const ship of mark(opened(5, false)).ships) expect(ship.holds).toEqual(['food:3', 'gold:3']);
  });
  it('R-SET-6 each player draws the top 3 cards of the shuffled deck', () => {
    const state = opened(3, false);
    expect(mark(state).ships[0].hand).toEqual(ROTATED.slice(0, 3).sort());
    expect(mark(state).ships[1].hand).toEqual(CARDS.slice(0, 3).sort());
  });
  it('R-SET-6 the other 8 stay in the deck in their order, and nothing is discarded', () => {
    const state = opened(3, false);
    const deck: Card[] = Array.from({ length: deckSize(state, 0) }, (_, index) => CARDS[deckCard(state, 0, index)]);
    expect(deck).toEqual(ROTATED.slice(3));
    expect(discardSize(state, 0)).toBe(0);
  });
  it('R-SET-7 any seat can be the first Captain', () => {
    for (const seat of [0, 1, 2, 3]) expect(captain(opened(4, false, seat))).toBe(seat);
  });
  it('R-SET-7 the game begins with that Captain’s roll', () => {
    expect(waiting(opened(3, false, 2))).toEqual({ chance: { roll: 'action' } });
    expect(table({ captain: 2 }).roll(5, 2).waiting).toEqual({ decide: 'dice', seat: 2 });
  });
  it('R-SET-8 the bank never runs out: more gold than the box has', () => {
    const rich = { holds: 'gold:6 gold:6 gold:6', hand: ['gold/gold'] } as const; // six ships with 18: 108 already
    const game = table({ players: 6, ships: [rich, rich, rich, rich, rich, rich] }).round(6, 6);
    expect(game.final.scores.map(({ gold }) => gold)).toEqual(Array(6).fill(30));
  });
});

describe('the start of a game with the Ghost Ship', () => {
  it('R-GHO-1 with 2 players it always sails', () => {
    expect(readRules({ edition: '2007', players: 2, ghost: false }).ok).toBe(false);
    expect(readRules({ edition: '2007', players: 2, ghost: true }).ok).toBe(true);
  });
  it('R-GHO-1 with 3 to 5 players it sails by choice, in both editions', () => {
    for (const edition of ['2007', '2021'])
      for (const players of [3, 4, 5])
        for (const ghost of [true, false]) expect(readRules({ edition, players, ghost }).ok).toBe(true);
  });
  it('R-GHO-1 with 6 players there is no ship left for it', () => {
    expect(readRules({ edition: '2021', players: 6, ghost: true }).ok).toBe(false);
    expect(readRules({ edition: '2021', players: 6, ghost: false }).ok).toBe(true);
  });
  it('R-GHO-2 Lady Beth belongs to it and is out of the treasure cards', () => {
    expect(mark(opened(2, true)).ships[2].powers).toEqual(['lady-beth']);
    const cards = treasuresOf({ edition: '2007', players: 2, ghost: true }).map(card => TREASURES[card]);
    expect(cards).toHaveLength(11);
    expect(cards).not.toContain('lady-beth');
  });
  it('R-GHO-2 the pile is 9 of the other 11 cards', () => {
    const rules: Rules = { edition: '2007', players: 2, ghost: true };
    const decks = [CARDS, CARDS];
    expect(readSetup(rules, { captain: 0, pile: PILE, removed: [3, -3], decks }).ok).toBe(true);
    expect(readSetup(rules, { captain: 0, pile: PILE, removed: [3, -3, 'lady-beth'], decks }).ok).toBe(false);
    const withBeth = [...PILE.slice(1), 'lady-beth'];
    expect(readSetup(rules, { captain: 0, pile: withBeth, removed: ['sarans-sabre', 3], decks }).ok).toBe(false);
  });
  it('R-GHO-3 it has 5 gold in one hold and 3 in another, and no cards', () => {
    expect(mark(opened(2, true)).ships[2]).toMatchObject({ holds: ['gold:3', 'gold:5'], sixth: null, hand: [] });
  });
  it('R-GHO-3 it has five holds: three more loads of gold fill it', () => {
    const hoard = { at: '5', holds: 'gold:6', hand: ['gunpowder/food'] } as const;
    const stolen = (holds: string): string[] => {
      const game = table({ ships: [hoard, { at: '17' }], ghost: { at: '4', holds } }).round(1, 2);
      return game.roll('star').options(1);
    };
    expect(stolen('gold:1 gold:1 gold:1 gold:1')).toContain('hold:gold:6');
    expect(stolen('gold:1 gold:1 gold:1 gold:1 gold:1')).not.toContain('hold:gold:6');
  });
});
