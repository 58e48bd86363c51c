import {
  type CombatFace,
  type DecisionKind,
  type Die,
  type HoldText,
  loserOf,
  priceOf,
  sidesOf,
  type View,
} from '@jamaica/rules';
import type { GameWords } from './words.ts';

type Battle = NonNullable<View['battle']>;

const isMissing = (what: string): never => {
  throw new Error(`${what} is asked about, but there is none`);
};

const diceOf = ({ dice }: View): readonly [Die, Die] => dice ?? isMissing('a die');
const battleOf = ({ battle }: View): Battle => battle ?? isMissing('a battle');
const goodsOf = ({ load }: View): HoldText => load?.goods ?? isMissing('a load');
const dieOf = (view: View): Die => diceOf(view)[view.turn?.half === 'evening' ? 1 : 0];

/** What the viewer is asked, in a sentence. */
export const asking = (view: View, seat: number, kind: DecisionKind, { ask }: GameWords): string => {
  switch (kind) {
    case 'dice':
      return ask.dice(...diceOf(view));
    case 'card':
      return ask.card(...diceOf(view));
    case 'move':
      return ask.move(dieOf(view), view.turn?.forward ?? true);
    case 'load':
      return ask.load(goodsOf(view));
    case 'empty':
      return ask.empty(goodsOf(view));
    case 'pay':
      return ask.pay(priceHere(view, seat));
    case 'attack':
      return ask.attack;
    case 'powder': {
      const battle = battleOf(view);
      return battle.attacker === seat
        ? ask.powder(battle.defender, null)
        : ask.powder(battle.attacker, attackStrength(view, battle));
    }
    case 'powder-from':
      return ask.powderFrom(battleOf(view)[battleOf(view).attacker === seat ? 'attackPowder' : 'defencePowder']);
    case 'sabre':
      return ask.sabre(battleOf(view).fighter, fallen(battleOf(view)));
    case 'loot':
      return ask.loot(loserOf(battleOf(view)));
    case 'retreat':
      return ask.retreat;
    case 'treasure':
      return ask.treasure;
    case 'ghost-direction':
      return ask.ghostDirection(dieOf(view));
    case 'ghost-move':
      return ask.ghostMove(dieOf(view));
    case 'ghost-attack':
      return ask.ghostAttack;
    case 'ghost-loot':
      return ask.ghostLoot(loserOf(battleOf(view)));
    case 'ghost-load':
      return ask.ghostLoad(goodsOf(view));
  }
};

const priceHere = (view: View, seat: number): HoldText => {
  const { resource, tokens } = priceOf(view.ships[seat].position.space) ?? isMissing('a price');
  return `${resource}:${tokens}`;
};

/** A star never comes to this: it wins before the defender is asked (R-BAT-5). */
const attackStrength = (view: View, battle: Battle): number => {
  const [{ strength }] = sidesOf(view, battle);
  return typeof strength === 'number' ? strength : isMissing('a strength');
};

const fallen = (battle: Battle): CombatFace =>
  (battle.fighter === battle.attacker ? battle.attackDie : battle.defenceDie) ?? isMissing('a roll');
