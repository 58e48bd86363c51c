import { describe, expect, it } from 'vitest';
import { table } from '../test/table.ts';
import { attackOdds, defenceOdds, powderOf } from './odds.ts';
import { view } from './view.ts';

describe('R-BAT-5 to R-BAT-7', () => {
  it('the attacker’s star comes first, so an even battle favours the attacker', () => {
    const { win, draw, lose } = attackOdds(0, 0);
    expect(win).toBeCloseTo((6 + 10) / 36);
    expect(draw).toBeCloseTo(5 / 36);
    expect(lose).toBeCloseTo(15 / 36);
  });

  it('no gunpowder outweighs a star', () => {
    expect(attackOdds(0, 20).win).toBeCloseTo(1 / 6);
    expect(attackOdds(20, 0).lose).toBeCloseTo(5 / 36);
  });

  it('a defender knows the attack', () => {
    expect(defenceOdds(8, 0)).toEqual({ win: 2 / 6, draw: 1 / 6, lose: 3 / 6 });
    expect(defenceOdds(8, 4)).toEqual({ win: 4 / 6, draw: 1 / 6, lose: 1 / 6 });
  });
});

describe('the gunpowder there is to fire', () => {
  it('R-BAT-3 is all aboard, the 6th Hold included', () => {
    const { state } = table({ ships: [{ holds: 'gunpowder:2 gunpowder:4 food:6', sixth: 'gunpowder:1' }] });
    expect(powderOf(view(state, null).ships[0])).toBe(7);
  });
});
