import type { FinishedGames } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { resultOf } from './result.ts';

const person = (name: string) => name.padEnd(16, '-');
const sits = (name: string) => ({ kind: 'person', person: person(name), name, pirate: 'anne' }) as const;
const score = (total: number) => ({ space: total, gold: 0, treasure: 0, total });

const game = (totals: readonly number[], winners: readonly (number | 'ghost')[]): FinishedGames['games'][number] => ({
  table: 'AAAAAAAAAAAAAAAA',
  terms: {
    rules: { edition: '2021', players: 3, ghost: true },
    clock: { kind: 'none' },
    listed: true,
    spectators: true,
    phrasesOnly: false,
  },
  stage: 'over',
  sitters: [sits('Nell'), sits('Bram'), { kind: 'bot', level: 'bosun', pirate: 'mary' }],
  opened: 0,
  changed: 0,
  final: { rounds: 12, scores: totals.map(score), winners },
});

describe('a finished game', () => {
  it('is won by who won it', () => {
    expect(resultOf(game([30, 20, 10], [0]), person('Nell'))).toEqual({ isWon: true, place: 1, points: 30 });
  });

  it('puts the others behind the winner by their points', () => {
    expect(resultOf(game([30, 20, 25], [0]), person('Bram'))).toEqual({ isWon: false, place: 3, points: 20 });
  });

  it('may be won with as many points as another: the rules break the tie', () => {
    expect(resultOf(game([30, 30, 10], [1]), person('Nell'))).toMatchObject({ isWon: false, place: 2 });
  });

  it('shares a place between equals', () => {
    expect(resultOf(game([20, 20, 30], [2]), person('Nell'))).toMatchObject({ place: 2 });
    expect(resultOf(game([20, 20, 30], [2]), person('Bram'))).toMatchObject({ place: 2 });
  });

  it('says nothing to those who were not there, and nothing without an end', () => {
    expect(resultOf(game([30, 20, 10], [0]), person('Zoya'))).toBeNull();
    expect(resultOf({ ...game([30, 20, 10], [0]), final: null }, person('Nell'))).toBeNull();
  });
});
