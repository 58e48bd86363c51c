import type { GameEvent } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { consequences } from './consequences.ts';

const at = (space: number, lap = 0) => ({ space, lap });
const sailed = (from: number, to: number, why: 'action' | 'shortage' = 'action'): GameEvent => ({
  kind: 'sailed',
  ship: 0,
  from: at(from),
  to: at(to),
  forward: why === 'action',
  why,
});

describe('the red line', () => {
  it('R-END-4 is passed when the ship is beyond it in the end', () => {
    expect(consequences([sailed(36, 38), sailed(38, 42)], 0)).toContainEqual({ kind: 'passes-red-line' });
    expect(consequences([sailed(36, 42), sailed(42, 37, 'shortage')], 0)).toEqual([
      { kind: 'sails', to: at(37) },
      { kind: 'reaches-lair', space: 37, treasure: false },
    ]);
    expect(consequences([sailed(42, 40, 'shortage')], 0)).toContainEqual({ kind: 'falls-behind-red-line' });
  });
});

describe('a battle', () => {
  const strength = { face: 4, powder: 0, ladyBeth: false, total: 4 } as const;
  const won: GameEvent = {
    kind: 'battle-won',
    attacker: 1,
    winner: 0,
    loser: 1,
    attack: strength,
    defence: strength,
  };
  const given: GameEvent = { kind: 'curse-given', winner: 0, loser: 1, index: 0, treasure: -4 };

  it('is told from the side of each of the two, and of nobody else', () => {
    expect(consequences([won, given], 0)).toEqual([
      { kind: 'fights', ship: 1, attacks: false, won: true },
      { kind: 'gives-curse', to: 1, treasure: -4 },
    ]);
    expect(consequences([won, given], 1)).toEqual([
      { kind: 'fights', ship: 0, attacks: true, won: false },
      { kind: 'gets-curse', from: 0 },
    ]);
    expect(consequences([won, given], 2)).toEqual([]);
  });

  it('of the Ghost Ship is told to everybody, who may be steering it', () => {
    const attacked: GameEvent = { kind: 'attacked', attacker: 'ghost', defender: 1, space: 17 };
    const taken: GameEvent = {
      kind: 'hold-taken',
      winner: 'ghost',
      loser: 1,
      hold: 'gold:6',
      from: 'ordinary',
      toBank: false,
    };
    expect(consequences([attacked, taken], 0)).toEqual([
      { kind: 'ghost-fights', ship: 1 },
      { kind: 'ghost-robs', ship: 1 },
    ]);
  });
});

it('a load that throws something overboard is both', () => {
  const loaded: GameEvent = { kind: 'loaded', ship: 0, hold: 'food:5', into: 'ordinary', overboard: 'gunpowder:1' };
  expect(consequences([loaded], 0)).toEqual([
    { kind: 'throws-overboard', hold: 'gunpowder:1' },
    { kind: 'loads', resource: 'food', tokens: 5 },
  ]);
});
