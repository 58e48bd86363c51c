import { deal, fromSeed } from '@jamaica/chance';
import type { GameEvent, View } from '@jamaica/rules';
import { start, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import type { Berth } from '../table/table.ts';
import { remarkOn } from './remarks.ts';

const RULES = { edition: '2021', players: 4, ghost: false } as const;
const BERTHS: readonly Berth[] = [
  { pirate: 'olivier', name: null, bot: null },
  { pirate: 'anne', name: null, bot: 'bosun', style: 'privateer' },
  { pirate: 'mary', name: null, bot: 'bosun', style: 'merchant' },
  { pirate: 'john', name: null, bot: 'bosun', style: 'racer' },
];
const begun = view(start(RULES, deal(RULES, fromSeed('talk'))), null);
const said = (event: GameEvent, before: View = begun) => remarkOn(event, before, BERTHS);

const sailed = (ship: number, space: number): GameEvent => ({
  kind: 'sailed',
  ship,
  from: { space: 0, lap: 0 },
  to: { space, lap: 0 },
  forward: true,
  why: 'action',
});

describe('a privateer', () => {
  it('speaks when it attacks, and not when it is attacked', () => {
    expect(said({ kind: 'attacked', attacker: 1, defender: 0, space: 9 })).toEqual({ seat: 1, remark: 'attacks' });
    expect(said({ kind: 'attacked', attacker: 0, defender: 1, space: 9 })).toBeNull();
  });
});

describe('a merchant', () => {
  it('speaks of gold when there is a lot of it', () => {
    expect(said({ kind: 'loaded', ship: 2, hold: 'gold:6', into: 'ordinary', overboard: null })).toEqual({
      seat: 2,
      remark: 'hoards',
    });
    expect(said({ kind: 'loaded', ship: 2, hold: 'gold:2', into: 'ordinary', overboard: null })).toBeNull();
    expect(said({ kind: 'loaded', ship: 2, hold: 'food:6', into: 'ordinary', overboard: null })).toBeNull();
  });
  it('misses what was stolen from it, if it was gold', () => {
    const stolen = { kind: 'hold-taken', winner: 0, loser: 2, from: 'ordinary', toBank: false } as const;
    expect(said({ ...stolen, hold: 'gold:3' })).toEqual({ seat: 2, remark: 'robbed' });
    expect(said({ ...stolen, hold: 'food:3' })).toBeNull();
  });
});

describe('a racer', () => {
  it('speaks when it takes the lead, but not in the first round', () => {
    expect(said(sailed(3, 5), { ...begun, round: 2 })).toEqual({ seat: 3, remark: 'leads' });
    expect(said(sailed(3, 5))).toBeNull();
    expect(said(sailed(0, 5), { ...begun, round: 2 })).toBeNull();
  });
});

it('people and bots without a style say nothing by themselves', () => {
  const silent = BERTHS.map(({ pirate, name, bot }) => ({ pirate, name, bot }));
  expect(remarkOn({ kind: 'attacked', attacker: 1, defender: 0, space: 9 }, begun, silent)).toBeNull();
});
