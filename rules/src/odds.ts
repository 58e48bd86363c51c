import { COMBAT_FACES, type CombatFace } from './dice.ts';
import { aboard } from './outlook.ts';
import { LADY_BETH_STRENGTH } from './treasures.ts';
import type { ShipView } from './view.ts';

/** How a battle can end for the attacker, each as a chance. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

/** What a ship adds to its die if it fires so much gunpowder (R-BAT-4). */
export const bonusOf = ({ powers }: ShipView, powder: number): number =>
  powder + (powers.includes('lady-beth') ? LADY_BETH_STRENGTH : 0);

/** All there is to fire. */
export const powderOf = (ship: ShipView): number => aboard(ship).stock.gunpowder;

/** R-BAT-5 to R-BAT-7: the attacker's star wins at once, then the defender's; else the higher strength. */
export const attackOdds = (attack: number, defence: number): Odds => {
  let [win, draw] = [0, 0];
  for (const mine of COMBAT_FACES)
    for (const theirs of COMBAT_FACES) {
      const result = outcome(mine, theirs, attack - defence);
      if (result > 0) win++;
      else if (result === 0) draw++;
    }
  const all = COMBAT_FACES.length ** 2;
  return { win: win / all, draw: draw / all, lose: (all - win - draw) / all };
};

/** The defender's chances when the attack has fallen already. */
export const defenceOdds = (attack: number, defence: number): Odds => {
  let [win, draw] = [0, 0];
  for (const face of COMBAT_FACES) {
    if (face === 'star' || face + defence > attack) win++;
    else if (face + defence === attack) draw++;
  }
  const all = COMBAT_FACES.length;
  return { win: win / all, draw: draw / all, lose: (all - win - draw) / all };
};

const outcome = (mine: CombatFace, theirs: CombatFace, lead: number): number => {
  if (mine === 'star') return 1;
  if (theirs === 'star') return -1;
  return Math.sign(mine + lead - theirs);
};
