import { describe, expect, it } from 'vitest';
import { attackOdds, defenceOdds } from './odds.ts';

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
