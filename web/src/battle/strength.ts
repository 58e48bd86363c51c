import type { CombatFace, ShipName, View } from '@jamaica/rules';
import { shipOf } from '@jamaica/words';

type Battle = NonNullable<View['battle']>;

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

const LADY_BETH = 2;

const side = (view: View, ship: ShipName, die: CombatFace | null, powder: number): Side => {
  const ladyBeth = shipOf(view, ship).powers.includes('lady-beth');
  const added = powder + (ladyBeth ? LADY_BETH : 0);
  const strength = die === null || die === 'star' ? die : die + added;
  return { ship, die, powder, ladyBeth, isReady: die !== null || powder > 0, strength };
};

/** The attacker and the defender. */
export const sidesOf = (view: View, battle: Battle): readonly [attacker: Side, defender: Side] => [
  side(view, battle.attacker, battle.attackDie, battle.attackPowder),
  side(view, battle.defender, battle.defenceDie, battle.defencePowder),
];
