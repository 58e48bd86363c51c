import { describe, expect, it } from 'vitest';
import { CARDS } from './cards.ts';
import { readRules, readSetup } from './header.ts';
import type { Rules } from './rules.ts';
import { TREASURES } from './treasures.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: false };
const SETUP = {
  captain: 1,
  pile: TREASURES.slice(3),
  removed: TREASURES.slice(0, 3),
  decks: [CARDS, [...CARDS].reverse(), CARDS],
};

const fault = (field: string) => ({ ok: false, error: { why: 'header', field } });

describe('the rules of a game', () => {
  it('are read as they are', () => {
    expect(readRules({ ...RULES })).toEqual({ ok: true, value: RULES });
  });
  it.each([2007, '2013', '', null, undefined])('have one of the two editions, not %s', edition => {
    expect(readRules({ ...RULES, edition })).toEqual(fault('edition'));
  });
  it.each([1, 7, 2.5, '3', null, undefined, Number.NaN])('R-SET-1 have 2 to 6 players, not %s', players => {
    expect(readRules({ ...RULES, players })).toEqual(fault('players'));
  });
  it.each(['no', 0, null, undefined])('say whether the Ghost Ship sails, not %s', ghost => {
    expect(readRules({ ...RULES, ghost })).toEqual(fault('ghost'));
  });
  it('R-GHO-1 have it with 2 players and not with 6', () => {
    expect(readRules({ ...RULES, players: 2, ghost: false })).toEqual(fault('ghost'));
    expect(readRules({ ...RULES, players: 6, ghost: true })).toEqual(fault('ghost'));
  });
});

describe('the set-up of a game', () => {
  it('is read as it is', () => {
    expect(readSetup(RULES, SETUP)).toEqual({ ok: true, value: SETUP });
  });
  it.each([-1, 3, 0.5, '1', undefined])('R-SET-7 has a Captain at the table, not %s', captain => {
    expect(readSetup(RULES, { ...SETUP, captain })).toEqual(fault('captain'));
  });
  it('R-SET-2 has nine different cards in the pile', () => {
    const { pile } = SETUP;
    expect(readSetup(RULES, { ...SETUP, pile: pile.slice(1) })).toEqual(fault('pile'));
    expect(readSetup(RULES, { ...SETUP, pile: [...pile, 'morgans-map'] })).toEqual(fault('pile'));
    expect(readSetup(RULES, { ...SETUP, pile: [...pile.slice(1), -4] })).toEqual(fault('pile'));
    expect(readSetup(RULES, { ...SETUP, pile: [...pile.slice(1), 4] })).toEqual(fault('pile'));
    expect(readSetup(RULES, { ...SETUP, pile: 'all' })).toEqual(fault('pile'));
  });
  it('R-SET-2 has both +3 and both +7, and not three of them', () => {
    const pile = [3, 3, 7, 7, 5, -2, -3, -4, 'lady-beth'];
    const removed = ['morgans-map', 'sarans-sabre', 'sixth-hold'];
    expect(readSetup(RULES, { ...SETUP, pile, removed }).ok).toBe(true);
    expect(readSetup(RULES, { ...SETUP, pile: [3, 3, 3, 7, 5, -2, -3, -4, 'lady-beth'] })).toEqual(fault('pile'));
  });
  it('R-SET-2 has the other three cards out of the game', () => {
    expect(readSetup(RULES, { ...SETUP, removed: SETUP.removed.slice(1) })).toEqual(fault('removed'));
    expect(readSetup(RULES, { ...SETUP, removed: SETUP.pile.slice(0, 3) })).toEqual(fault('removed'));
    expect(readSetup(RULES, { ...SETUP, removed: undefined })).toEqual(fault('removed'));
  });
  it('R-GHO-2 with the Ghost Ship has two cards out of the game, and no Lady Beth', () => {
    const rules = { ...RULES, ghost: true };
    const others = TREASURES.filter(treasure => treasure !== 'lady-beth');
    const setup = { ...SETUP, pile: others.slice(2), removed: others.slice(0, 2) };
    expect(readSetup(rules, setup).ok).toBe(true);
    expect(readSetup(rules, SETUP)).toEqual(fault('removed'));
    expect(readSetup(rules, { ...setup, pile: ['lady-beth', ...others.slice(3)] })).toEqual(fault('pile'));
    expect(readSetup(rules, { ...setup, removed: [...setup.removed, 'lady-beth'] })).toEqual(fault('removed'));
  });
  it('R-SET-6 has the eleven cards of every seat', () => {
    expect(readSetup(RULES, { ...SETUP, decks: [CARDS, CARDS] })).toEqual(fault('decks'));
    expect(readSetup(RULES, { ...SETUP, decks: [CARDS, CARDS, CARDS.slice(1)] })).toEqual(fault('decks'));
    expect(readSetup(RULES, { ...SETUP, decks: [CARDS, CARDS, [...CARDS.slice(1), CARDS[1]]] })).toEqual(
      fault('decks'),
    );
    expect(readSetup(RULES, { ...SETUP, decks: [CARDS, CARDS, [...CARDS.slice(1), 'rum/rum']] })).toEqual(
      fault('decks'),
    );
    expect(readSetup(RULES, { ...SETUP, decks: null })).toEqual(fault('decks'));
  });
});
