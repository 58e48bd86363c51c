import { describe, expect, it } from 'vitest';
import { powerAtWork } from './at-work.ts';

describe('a power at work', () => {
  it('is Saran’s Sabre when it is drawn', () => {
    const ship = { ship: 1, powers: ['sarans-sabre'] } as const;
    expect(powerAtWork({ kind: 'sabre', seat: 1, of: 0, used: true }, ship)).toBe('sarans-sabre');
    expect(powerAtWork({ kind: 'sabre', seat: 1, of: 0, used: false }, ship)).toBeNull();
  });
  it('is Lady Beth when her ship rolls in a battle', () => {
    const roll = { kind: 'combat-rolled', ship: 2, face: 4, reroll: false } as const;
    expect(powerAtWork(roll, { ship: 2, powers: ['lady-beth'] })).toBe('lady-beth');
    expect(powerAtWork(roll, { ship: 2, powers: [] })).toBeNull();
    expect(powerAtWork(roll, { ship: 0, powers: ['lady-beth'] })).toBeNull();
  });
});
