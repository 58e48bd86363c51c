import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { type Table, table } from '../test/table.ts';
import { CARDS } from './cards.ts';
import { cardsToShuffle, type Outcome, outcomesOf } from './chance.ts';
import { settle } from './play.ts';
import type { State } from './state.ts';

/** Seat 0 comes to the port 5, which costs 3 gold, with nothing aboard. */
const shortOfGold = (): Table =>
  table({ edition: '2021', ships: [{ at: '4', holds: '', hand: ['forward/food'] }] }).round(1, 1);

/** Seat 0 has to draw from a deck that has run out. */
const withoutDeck = (): Table =>
  table({ ships: [{ hand: ['gold/gold', 'food/gunpowder', 'gunpowder/food'], deck: [] }] })
    .roll(1, 1)
    .cards('gold/gold', 'food/gunpowder', 'food/gunpowder');

describe('what chance can bring', () => {
  it('R-RND-1 is each of the 36 falls of the action dice, all equally likely', () => {
    const outcomes = outcomesOf(table().state);
    expect(outcomes).toHaveLength(36);
    expect(outcomes).toContainEqual({ outcome: { roll: 'action', dice: [5, 2] }, probability: 1 / 36 });
    expect(outcomes).toContainEqual({ outcome: { roll: 'action', dice: [2, 5] }, probability: 1 / 36 });
  });
  it('R-BAT-3 is each of the six faces of the combat die, for the ship that fights', () => {
    expect(outcomesOf(meeting().state)).toEqual(
      [2, 4, 6, 8, 10, 'star'].map(face => ({ outcome: { roll: 'combat', ship: 0, face }, probability: 1 / 6 })),
    );
  });
  it('R-SHO-11 is a face of the shortage die as often as it has it', () => {
    const likely = (face: string, faces: number) => ({
      outcome: { roll: 'shortage', ship: 0, face },
      probability: faces / 6,
    });
    expect(outcomesOf(shortOfGold().state)).toEqual([
      likely('circle', 2),
      likely('square', 2),
      likely('skull', 1),
      likely('star', 1),
    ]);
  });
  it('is taken by the game, whichever of them falls', () => {
    for (const { state } of [table(), meeting(), shortOfGold()])
      for (const { outcome } of outcomesOf(state) ?? []) expect(settle(state, outcome).ok).toBe(true);
  });
  it('R-RND-7 is any order of a shuffled deck: too many to list', () => {
    const { state } = withoutDeck();
    expect(outcomesOf(state)).toBeNull();
    expect(cardsToShuffle(state)).toHaveLength(CARDS.length - 2);
  });
});

describe('chance that comes from outside', () => {
  it('R-BAT-3 is refused when the combat die is said to be another ship’s, or rolled again', () => {
    const game = meeting();
    expect(() => game.settle({ roll: 'combat', ship: 1, face: 4 })).toThrow('awaits-chance');
    expect(() => game.settle({ roll: 'combat', ship: 0, face: 4, reroll: true })).toThrow('awaits-chance');
    const [rolled] = game.settle({ roll: 'combat', ship: 0, face: 4, reroll: false }).told('combat-rolled');
    expect(rolled).toMatchObject({ ship: 0, face: 4 });
  });
  it('R-SHO-11 is refused when the shortage die is said to be another ship’s', () => {
    const game = shortOfGold();
    expect(() => game.settle({ roll: 'shortage', ship: 1, face: 'skull' })).toThrow('awaits-chance');
    expect(game.settle({ roll: 'shortage', ship: 0, face: 'skull' }).told('shortage-rolled')).toHaveLength(1);
  });
  it('is refused when another die is rolled than the one that is waited for, or a deck shuffled', () => {
    const awaits = (chance: object) => ({ ok: false, error: { why: 'awaits-chance', chance } });
    expect(settle(meeting().state, { roll: 'action', dice: [1, 2] })).toEqual(awaits({ roll: 'combat', ship: 0 }));
    expect(settle(meeting().state, { shuffle: 0, deck: CARDS })).toEqual(awaits({ roll: 'combat', ship: 0 }));
    expect(settle(table().state, { roll: 'combat', face: 4 })).toEqual(awaits({ roll: 'action' }));
    expect(settle(withoutDeck().state, { shuffle: 1, deck: CARDS })).toEqual(awaits({ shuffle: 0 }));
  });
  it('is refused when the die has no such face, with those it has', () => {
    const faces = (state: State, outcome: Outcome) => {
      const result = settle(state, outcome);
      return result.ok || result.error.why !== 'not-a-face' ? result : result.error.faces;
    };
    expect(faces(shortOfGold().state, { roll: 'shortage', face: 4 })).toEqual(['circle', 'square', 'skull', 'star']);
    expect(faces(meeting().state, { roll: 'combat', face: 5 })).toEqual([2, 4, 6, 8, 10, 'star']);
    for (const dice of [[1], [1, 2, 3], [0, 1], '12', undefined])
      expect(faces(table().state, { roll: 'action', dice })).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('R-RND-7 is refused when a card of the deck is missing, or in it twice', () => {
    const game = withoutDeck();
    const deck = cardsToShuffle(game.state);
    expect(() => game.settle({ shuffle: 0, deck: deck.slice(1) })).toThrow('not-that-deck');
    expect(() => game.settle({ shuffle: 0, deck: [...deck, deck[0]] })).toThrow('not-that-deck');
    expect(() => game.settle({ shuffle: 0, deck: CARDS })).toThrow('not-that-deck');
  });
  it('R-RND-7 is refused when another seat’s deck is shuffled, or no deck at all', () => {
    const game = withoutDeck();
    const deck = cardsToShuffle(game.state);
    expect(() => game.settle({ shuffle: 1, deck })).toThrow('awaits-chance');
    expect(() => game.settle({ shuffle: 0, deck: 'all' })).toThrow('not-that-deck');
    expect(game.settle({ shuffle: 0, deck }).told('shuffled')).toEqual([{ kind: 'shuffled', seat: 0 }]);
  });
});
