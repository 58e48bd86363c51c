import type { Rules } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { botEntrant, type Entrant } from './entrant.ts';
import { lineupIndex, newMatch, roundOf, turnsOf } from './match.ts';

const RULES: Rules = { edition: '2021', players: 4, ghost: false };
const captain: Entrant = botEntrant('captain', null);
const bosun: Entrant = botEntrant('bosun', null);
const deckhand: Entrant = botEntrant('deckhand', null);

describe('a lineup is turned', () => {
  it.each([
    [[captain, bosun, bosun, bosun], 4],
    [[captain, bosun, captain, bosun], 2],
    [[bosun, bosun, bosun, bosun], 1],
    [[captain, bosun, deckhand], 3],
    [[captain, captain, bosun], 3],
  ])('until it is as it was', (lineup, turns) => expect(turnsOf(lineup)).toBe(turns));
});

it('has whole deals only', () => {
  expect(newMatch(RULES, [captain, bosun, bosun, bosun], 10, 'x').games).toBe(12);
  expect(newMatch(RULES, [bosun, bosun, bosun, bosun], 10, 'x').games).toBe(10);
});

it('puts everybody in every seat once a deal', () => {
  const match = newMatch(RULES, [captain, bosun, deckhand, deckhand], 8, 'x');
  const seats = (game: number): number[] => [0, 1, 2, 3].map(seat => lineupIndex(match, roundOf(match, game), seat));
  expect([4, 5, 6, 7].map(game => roundOf(match, game).deal)).toEqual([1, 1, 1, 1]);
  expect([4, 5, 6, 7].map(seats)).toEqual([
    [0, 1, 2, 3],
    [1, 2, 3, 0],
    [2, 3, 0, 1],
    [3, 0, 1, 2],
  ]);
});
