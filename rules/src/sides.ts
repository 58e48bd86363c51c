import type { CombatFace } from './dice.ts';
import { bonusOf } from './odds.ts';
import type { ShipName } from './seats.ts';
import type { Battle, ShipView, View } from './view.ts';

/** A ship of a view by its name; the Ghost Ship is the last. */
export const shipOf = (view: Pick<View, 'ships' | 'players'>, name: ShipName): ShipView =>
  view.ships[name === 'ghost' ? view.players : name];

/** Who loses, or has lost, a battle. */
export const loserOf = ({ winner, attacker, defender }: Battle): ShipName =>
  winner === attacker ? defender : attacker;

/** One side of a battle, as far as it is known. */
export interface Side {
  readonly ship: ShipName;
  readonly die: CombatFace | null;
  readonly powder: number;
  readonly ladyBeth: boolean;
  /** The powder is on the table: it was spent, or the die has been rolled without. */
  readonly isReady: boolean;
  /** What it comes to; a star counts for itself, and without a die there is nothing to add up. */
  readonly strength: number | 'star' | null;
}

const side = (view: View, ship: ShipName, die: CombatFace | null, powder: number): Side => {
  const shown = shipOf(view, ship);
  const ladyBeth = shown.powers.includes('lady-beth');
  const strength = die === null || die === 'star' ? die : die + bonusOf(shown, powder);
  return { ship, die, powder, ladyBeth, isReady: die !== null || powder > 0, strength };
};

/** The attacker and the defender. */
export const sidesOf = (view: View, battle: Battle): readonly [attacker: Side, defender: Side] => [
  side(view, battle.attacker, battle.attackDie, battle.attackPowder),
  side(view, battle.defender, battle.defenceDie, battle.defencePowder),
];
