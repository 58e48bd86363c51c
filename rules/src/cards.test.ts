import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CARDS, cardSet, cardsIn, countOf } from './cards.ts';
import { ACTION_FACES, COMBAT_FACES, SHORTAGE_FACES } from './dice.ts';
import { isCursed, TREASURES } from './treasures.ts';

const data = JSON.parse(readFileSync(new URL('../games/game-data.json', import.meta.url), 'utf8'));

describe('the components', () => {
  it('R-SET-1 the deck is the eleven action cards of the game', () => {
    expect([...CARDS].sort()).toEqual([...data.actionCards].sort());
    expect(new Set(CARDS).size).toBe(11);
  });
  it('R-RND-4 a card is written morning/evening', () => {
    expect(ACTIONS[CARDS.indexOf('forward/food')]).toEqual(['forward', 'food']);
    expect(ACTIONS.map(actions => actions.join('/'))).toEqual([...CARDS]);
  });
  it('a hand is read in the order of the alphabet', () => {
    const hand = (1 << CARDS.indexOf('gold/gold')) | (1 << CARDS.indexOf('backward/forward'));
    expect(cardsIn(hand)).toEqual(['backward/forward', 'gold/gold']);
  });
  it('a hand has as many cards as were drawn, from none to the whole deck', () => {
    const numbers = CARDS.map((_, number) => number);
    const counts = [0, 1, 2, 3, 10, 11].map(size => countOf(cardSet(numbers.slice(0, size))));
    expect(counts).toEqual([0, 1, 2, 3, 10, 11]);
  });
  it('R-RND-1 an action die shows 1 to 6', () => {
    expect(ACTION_FACES).toEqual(data.actionDie);
  });
  it('R-BAT-3 the combat die shows 2, 4, 6, 8, 10 and a star', () => {
    expect(COMBAT_FACES).toEqual(data.combatDie);
  });
  it('R-SHO-11 (2021) the shortage die has two circles, two squares, a skull and a star', () => {
    expect(SHORTAGE_FACES).toEqual(data.shortageDie2021);
  });
  it('R-SET-2 there are the twelve treasure cards of the game', () => {
    expect(TREASURES.map(String).sort()).toEqual(data.treasures.map(String).sort());
  });
  it('R-TRE-2 three of them are cursed', () => {
    expect(TREASURES.filter((_, card) => isCursed(card))).toEqual([-2, -3, -4]);
  });
});
