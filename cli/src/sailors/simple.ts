import {
  type Action,
  type Choice,
  type DecisionKind,
  type HiddenCard,
  type LootChoice,
  type Position,
  type Price,
  type Rng,
  readChoice,
  type ShipName,
  type View,
} from '@jamaica/rules';
import { holdIn } from '../holds.ts';
import {
  type Aboard,
  aboard,
  actionsOf,
  type Landing,
  landed,
  landing,
  loaded,
  loserOf,
  prospect,
  shipOf,
} from '../outlook.ts';
import { fireworth, isWorthAnotherRoll } from './firing.ts';
import { toGo } from './way.ts';

// Everything is weighed in points at the end of the game; the numbers are a sailor's rules of thumb.
const A_SPACE = 0.9;
const A_TREASURE = 3.5;
const A_POWER = 4;
const A_SHORTAGE = -6;
const THE_FINISH = 6;
const ENOUGH = 7;

/** A plain sailor, who looks one turn ahead and does what most people would. */
export const choosePlainly = (view: View, options: readonly string[], rng: Rng): string => {
  const { viewer, waiting } = view;
  const question = 'decide' in waiting ? waiting.decide.find(({ seat }) => seat === viewer) : undefined;
  if (viewer === null || !question) throw new Error('nothing is asked of this seat');
  const worths = options.map(option => worth(view, viewer, question.kind, option));
  const best = Math.max(...worths);
  const equals = options.filter((_, index) => worths[index] === best);
  return equals[rng.below(equals.length)];
};

const worth = (view: View, me: number, kind: DecisionKind, option: string): number => {
  const choice = readChoice(kind, option);
  if (!choice) throw new Error(`no ${kind}: ${option}`);
  return weigh(view, me, choice);
};

const weigh = (view: View, me: number, choice: Choice): number => {
  const at = aboard(view.ships[me]);
  switch (choice.kind) {
    case 'dice': {
      const days = (view.seats[me].hand ?? []).map(card =>
        day(view, me, at, actionsOf(card), [choice.morning, choice.evening]),
      );
      return Math.max(...days);
    }
    case 'card':
      return day(view, me, at, actionsOf(choice.card), view.dice ?? [1, 1]);
    case 'move':
    case 'retreat':
      return landingWorth(at, landing(view, me, at, choice.to));
    case 'load':
      return choice.into === 'ordinary' ? 1 : 0; // the 6th Hold is the last to be filled: it can be stolen whole
    case 'empty':
      return -cargoWorth(at, holdIn(choice.hold));
    case 'pay':
    case 'powder-from':
      return -choice.leave.length; // from the smallest holds, so that they become empty
    case 'attack':
      return lootInSight(view, choice.ship) - aboard(shipOf(view, choice.ship)).stock.gunpowder;
    case 'powder':
      return view.battle ? fireworth(view, view.battle, me, choice.tokens) : 0;
    case 'sabre':
      return view.battle && isWorthAnotherRoll(view, view.battle, me) === choice.again ? 1 : 0;
    case 'loot':
    case 'ghost-loot':
      return lootWorth(view, at, choice.loot);
    case 'ghost-attack':
      return choice.ship === me ? -1 : lootInSight(view, choice.ship);
    case 'ghost-move':
      return ghostLanding(view, me, choice.to);
    case 'ghost-direction':
    case 'ghost-load':
      return 0;
  }
};

/** A card's morning and evening, one after the other. */
const day = (view: View, me: number, at: Aboard, actions: readonly Action[], dice: readonly number[]): number => {
  if (actions.length === 0) return 0;
  const [action, ...later] = actions;
  const [die, ...rest] = dice;
  const next = prospect(view, me, at, action, die);
  if (next.kind === 'load') {
    const room = next.room === 'none' ? 0 : cargoWorth(at, next) - (next.room === 'empty' ? 0 : 2);
    return room + day(view, me, loaded(at, next), later, rest);
  }
  const ends = next.landings.map(end => {
    const after = landed(at, end);
    return landingWorth(at, end) + (after && !end.finish ? day(view, me, after, later, rest) : 0);
  });
  return Math.max(...ends);
};

const landingWorth = (at: Aboard, { to, finish, price, short, treasure, rivals }: Landing): number => {
  const sailed = (toGo(at.position) - toGo(to)) * A_SPACE;
  if (finish) return sailed + THE_FINISH;
  if (short) return Math.min(0, sailed) + A_SHORTAGE;
  const paid = price ? price.tokens * (price.resource === 'gold' ? 1 : 0.5) : 0;
  const fight = rivals.length > 0 ? (at.stock.gunpowder - 2) * 0.4 : 0;
  return sailed - paid + fight + (treasure ? A_TREASURE : 0);
};

/** Gold is points; food and gunpowder are worth something until there is enough. */
const cargoWorth = (at: Aboard, { resource, tokens }: Price): number => {
  if (resource === 'gold') return tokens;
  const wanted = Math.max(0, Math.min(tokens, ENOUGH - at.stock[resource]));
  return wanted * (resource === 'food' ? 0.9 : 0.6) + (tokens - wanted) * 0.2;
};

const treasureWorth = ({ treasure, cursed }: HiddenCard): number => {
  if (typeof treasure === 'number') return treasure;
  return cursed ? -3 : A_TREASURE;
};

const lootWorth = (view: View, at: Aboard, loot: LootChoice): number => {
  const loser = view.battle && shipOf(view, loserOf(view.battle));
  switch (loot.take) {
    case 'hold':
      return cargoWorth(at, holdIn(loot.hold)) + 0.5; // and the loser misses it
    case 'power':
      return A_POWER;
    case 'hidden':
      return loser ? treasureWorth(loser.hidden[loot.index]) : 0;
    case 'give':
      return -2 * loot.treasure; // it is rid of, and somebody else has it
    case 'nothing':
      return 0;
  }
};

const lootInSight = (view: View, name: ShipName): number => {
  const ship = shipOf(view, name);
  const { stock } = aboard(ship);
  const treasures = ship.hidden.map(treasureWorth);
  return Math.max(0, stock.gold / 2, ship.powers.length * A_POWER, ...treasures);
};

/** The Ghost Ship is steered to where it robs the others of a treasure or a hold, not oneself. */
const ghostLanding = (view: View, me: number, to: Position): number => {
  const victims = view.ships.filter(ship => ship.ship !== 'ghost' && ship.position.space === to.space);
  if (victims.some(ship => ship.ship === me)) return -2;
  return victims.length + (view.tokens.includes(to.space) ? 0.5 : 0);
};
