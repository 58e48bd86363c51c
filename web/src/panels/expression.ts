import { type GameEvent, isCurse, type ShipName, type ShipView } from '@jamaica/rules';
import type { Expression } from '../art/faces/expression.ts';
import { isShared, standing } from './standing.ts';

type Afloat = Pick<ShipView, 'ship' | 'position'>;

/**
 * The face that a pirate makes while an event is shown. Ask about the event as its viewer may see it, and with the ships
 * as they lie while it is shown: a ship under way is still where it set out. A hidden card makes everybody glad, so that
 * no face tells a secret.
 */
export const expressionFor = (event: GameEvent, ship: ShipName, ships: readonly Afloat[]): Expression => {
  switch (event.kind) {
    case 'battle-won':
    case 'hold-taken':
    case 'power-taken':
    case 'curse-given':
      return ofTwo(event, ship);
    case 'treasure-taken':
      return event.winner === ship && event.treasure !== 'hidden' && isCurse(event.treasure)
        ? 'hit'
        : ofTwo(event, ship);
    case 'treasure-found':
      if (event.ship !== ship) return 'plain';
      return event.treasure !== 'hidden' && isCurse(event.treasure) ? 'hit' : 'glad';
    case 'shortage':
    case 'shortage-rolled':
      return event.ship === ship ? 'starving' : 'plain';
    case 'sailed':
      return event.ship === ship && takesTheLead(event, ships) ? 'first' : 'plain';
    case 'finished':
      return event.ship === ship && standing(ships, ship) === 1 ? 'first' : 'plain';
    case 'round-began':
    case 'dice-rolled':
    case 'dice-placed':
    case 'chose':
    case 'revealed':
    case 'began':
    case 'loaded':
    case 'load-lost':
    case 'attacked':
    case 'powder-chosen':
    case 'powder-spent':
    case 'combat-rolled':
    case 'sabre':
    case 'battle-drawn':
    case 'nothing-taken':
    // R-HOU-2: nobody learns what was given.
    case 'treasure-given':
    case 'power-given':
    case 'paid':
    case 'treasure-left':
    case 'ghost-steered':
    case 'shuffled':
    case 'drew':
    case 'turn-over':
    case 'game-over':
      return 'plain';
  }
};

const ofTwo = (event: { readonly winner: ShipName; readonly loser: ShipName }, ship: ShipName): Expression => {
  if (event.winner === ship) return 'glad';
  return event.loser === ship ? 'hit' : 'plain';
};

const leads = (ships: readonly Afloat[], ship: ShipName): boolean =>
  standing(ships, ship) === 1 && !isShared(ships, ship);

const takesTheLead = ({ ship, to }: Extract<GameEvent, { kind: 'sailed' }>, ships: readonly Afloat[]): boolean =>
  !leads(ships, ship) &&
  leads(
    ships.map(each => (each.ship === ship ? { ship, position: to } : each)),
    ship,
  );
