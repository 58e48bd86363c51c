import type { Expression } from '@jamaica/artwork/pieces/faces/expression.ts';
import type { GameEvent, Position, ShipName } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { expressionFor } from './expression.ts';

interface Afloat {
  readonly ship: ShipName;
  readonly position: Position;
}

const sea = (space: number): Position => ({ space, lap: 0 });
const at = (...spaces: readonly number[]): Afloat[] => spaces.map((space, ship) => ({ ship, position: sea(space) }));

/** The faces of three players, the first of them in front. */
const faces = (event: GameEvent, ships: readonly Afloat[] = at(20, 12, 5)): Expression[] =>
  ships.map(({ ship }) => expressionFor(event, ship, ships));

const sails = (ship: ShipName, from: number, to: number): GameEvent => ({
  kind: 'sailed',
  ship,
  from: sea(from),
  to: sea(to),
  forward: to > from,
  why: 'action',
});

describe('a battle', () => {
  it('makes the winner glad and hits the loser, and nobody else minds', () => {
    const attack = { face: 'star', powder: 2, ladyBeth: false, total: 2 } as const;
    const won = { kind: 'battle-won', attacker: 1, winner: 1, loser: 2, attack, defence: null } as const;
    expect(faces(won)).toEqual(['plain', 'glad', 'hit']);
  });
  it('that nobody wins leaves faces as they were', () => {
    expect(faces({ kind: 'battle-drawn', attacker: 0, defender: 1, strength: 6 })).toEqual(['plain', 'plain', 'plain']);
  });
  it('is felt again when a hold changes ships', () => {
    const taken = { kind: 'hold-taken', winner: 0, loser: 1, hold: 'gold:2', from: 'ordinary', toBank: false } as const;
    expect(faces(taken)).toEqual(['glad', 'hit', 'plain']);
  });
  it('hits whoever is given a curse', () => {
    const given = { kind: 'curse-given', winner: 2, loser: 0, index: 0, treasure: 'hidden' } as const;
    expect(faces(given)).toEqual(['hit', 'plain', 'glad']);
  });
});

describe('a treasure', () => {
  const found = { kind: 'treasure-found', ship: 1, space: 9 } as const;
  it('makes glad', () => {
    expect(faces({ ...found, treasure: 7 })).toEqual(['plain', 'glad', 'plain']);
    expect(faces({ ...found, treasure: 'lady-beth' })).toEqual(['plain', 'glad', 'plain']);
  });
  it('that is a curse hits whoever sees it', () => {
    expect(faces({ ...found, treasure: -3 })).toEqual(['plain', 'hit', 'plain']);
  });
  it('that others must not see makes glad in any case', () => {
    expect(faces({ ...found, treasure: 'hidden' })).toEqual(['plain', 'glad', 'plain']);
  });
  it('taken from another hits both when it turns out to be a curse', () => {
    const taken = { kind: 'treasure-taken', winner: 0, loser: 1, index: 0 } as const;
    expect(faces({ ...taken, treasure: -2 })).toEqual(['hit', 'hit', 'plain']);
    expect(faces({ ...taken, treasure: 'hidden' })).toEqual(['glad', 'hit', 'plain']);
  });
});

describe('a shortage', () => {
  it('starves its crew, until the die has fallen', () => {
    const short = { kind: 'shortage', ship: 2, space: 5, resource: 'food', price: 3, given: 1 } as const;
    expect(faces(short)).toEqual(['plain', 'plain', 'starving']);
    expect(faces({ kind: 'shortage-rolled', ship: 2, face: 'skull' })).toEqual(['plain', 'plain', 'starving']);
  });
});

describe('the race', () => {
  it('has a new first when somebody overtakes everybody', () => {
    expect(faces(sails(1, 12, 22))).toEqual(['plain', 'first', 'plain']);
  });
  it('has none when the lead is only shared', () => {
    expect(faces(sails(1, 12, 20))).toEqual(['plain', 'plain', 'plain']);
  });
  it('has none when whoever leads sails on', () => {
    expect(faces(sails(0, 20, 25))).toEqual(['plain', 'plain', 'plain']);
  });
  it('is finished first by one', () => {
    const home: Afloat = { ship: 0, position: { space: 0, lap: 1 } };
    expect(faces({ kind: 'finished', ship: 0 }, [home, ...at(3, 12).slice(1)])).toEqual(['first', 'plain']);
  });
});
