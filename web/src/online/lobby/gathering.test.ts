import type { Snapshot } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { claimOn, firstFree, freeSeats, isHostsToChange, notReady } from './gathering.ts';
import { FIRST_WISHES, readWishes, termsOf } from './terms.ts';

const [HOST, FRIEND] = ['HHHHHHHHHHHHHHHH', 'FFFFFFFFFFFFFFFF'];

const table: Snapshot = {
  at: 0,
  terms: termsOf({ ...FIRST_WISHES, ghost: true }),
  host: HOST,
  commitment: '0'.repeat(64),
  stage: 'gathering',
  seats: [
    { sitter: { kind: 'person', person: HOST, name: 'Nell', pirate: 'anne' }, ready: false, absent: null },
    { sitter: { kind: 'person', person: FRIEND, name: 'Bram', pirate: 'john' }, ready: false, absent: null },
    { sitter: { kind: 'bot', level: 'captain', pirate: 'mary' }, ready: true, absent: null },
    { sitter: null, ready: false, absent: null },
  ],
  you: 0,
  words: null,
  view: null,
  decision: null,
  clocks: [],
  orders: null,
  chat: [],
  rematch: null,
};

describe('a gathering', () => {
  it('waits for people who are not ready, but not for the host, who says when', () => {
    expect(notReady(table)).toEqual(['Bram']);
    expect(freeSeats(table)).toBe(1);
  });

  it('knows who has which pirate, and that nobody sails the Ghost Ship’s', () => {
    expect((['anne', 'john', 'samuel', 'edward'] as const).map(each => claimOn(table, each, 0))).toEqual([
      'own',
      'taken',
      'free',
      'haunted',
    ]);
    expect(firstFree(table)).toBe('samuel');
  });

  it('lets the host change every seat but their own', () => {
    expect(table.seats.map(seat => isHostsToChange(seat, HOST))).toEqual([false, true, true, true]);
  });
});

describe('the wishes for a table', () => {
  it('are kept as they were', () => {
    const wishes = { ...FIRST_WISHES, players: 5, bots: 3, clock: 'slow', slow: 2, listed: true } as const;
    expect(readWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes);
  });

  it('are read as they were kept before there were house rules', () => {
    expect(termsOf(readWishes({ edition: '2007', players: 3 })).rules).toEqual({
      edition: '2007',
      players: 3,
      ghost: false,
    });
  });

  it('keep the book and the house rules', () => {
    const agreed = { edition: '2021', house: { gift: 'any', loot: 'empty-hold' } } as const;
    const kept = readWishes(JSON.parse(JSON.stringify({ ...FIRST_WISHES, agreed })));
    expect(termsOf(kept).rules).toEqual({ ...agreed, players: 4, ghost: false });
  });

  it('are the first ones where something else was kept', () => {
    expect(readWishes({})).toEqual(FIRST_WISHES);
    expect(readWishes({ players: 9, live: 7, clock: 'sand', bots: 99, listed: 'yes' })).toEqual({
      ...FIRST_WISHES,
      bots: 3,
    });
  });

  it('become terms that the rules allow: two always have the Ghost Ship, six never', () => {
    expect(termsOf({ ...FIRST_WISHES, players: 2 }).rules.ghost).toBe(true);
    expect(termsOf({ ...FIRST_WISHES, players: 6, ghost: true }).rules.ghost).toBe(false);
  });
});
