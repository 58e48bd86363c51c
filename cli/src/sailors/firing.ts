import { COMBAT_FACES, type CombatFace, type View } from '@jamaica/rules';
import { aboard, shipOf } from '../outlook.ts';

export type Battle = NonNullable<View['battle']>;

const A_VICTORY = 5;
const A_TOKEN = 0.6;

const bonus = (view: View, name: Battle['fighter']): number =>
  shipOf(view, name).powers.includes('lady-beth') ? 2 : 0;

const points = (face: CombatFace | null): number => (face === null || face === 'star' ? 6 : face);

/** What it is worth to spend so many tokens: the odds of winning, less the gunpowder. */
export const fireworth = (view: View, battle: Battle, me: number, tokens: number): number => {
  const rival = me === battle.attacker ? battle.defender : battle.attacker;
  const theirs =
    me === battle.defender
      ? points(battle.attackDie) + battle.attackPowder
      : 6 + Math.min(4, aboard(shipOf(view, rival)).stock.gunpowder / 2);
  const needed = theirs + bonus(view, rival) - bonus(view, me) - tokens;
  const wins = COMBAT_FACES.filter(face => face === 'star' || face > needed).length;
  return (wins / COMBAT_FACES.length) * A_VICTORY - tokens * A_TOKEN;
};

/** Whether Saran's Sabre should strike: a good die of theirs, or a bad one of mine. */
export const isWorthAnotherRoll = (view: View, battle: Battle, me: number): boolean => {
  const mine = battle.fighter === me;
  const face = battle.fighter === battle.attacker ? battle.attackDie : battle.defenceDie;
  if (face === 'star') return !mine;
  if (battle.defenceDie === null) return mine ? points(face) <= 4 : points(face) >= 8;
  const attack = points(battle.attackDie) + battle.attackPowder + bonus(view, battle.attacker);
  const defence = points(face) + battle.defencePowder + bonus(view, battle.defender);
  return me === battle.attacker ? attack <= defence : defence <= attack;
};
