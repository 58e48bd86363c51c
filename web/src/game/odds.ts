import { COMBAT_FACES, type ShipView } from '@jamaica/rules';
import { aboard } from '@jamaica/words';

/** How a battle can end for the attacker, each as a chance. */
export interface Odds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
}

const LADY_BETH = 2;

/** What a ship adds to its die if it fires so much gunpowder (R-BAT-4). */
export const bonusOf = ({ powers }: ShipView, powder: number): number =>
  powder + (powers.includes('lady-beth') ? LADY_BETH : 0);

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

type Face = (typeof COMBAT_FACES)[number];

const outcome = (mine: Face, theirs: Face, lead: number): number => {
  if (mine === 'star') return 1;
  if (theirs === 'star') return -1;
  return Math.sign(mine + lead - theirs);
};
