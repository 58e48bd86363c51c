import type { EventWithout, GameEvent, HoldText, ShipName } from '@jamaica/rules';

/** Goods on their way: from the bank to a ship, from a ship to the bank or overboard, or from ship to ship. */
export interface Flight {
  readonly goods: HoldText;
  readonly from: ShipName | 'bank';
  readonly to: ShipName | 'bank';
}

/** What flies while an event is shown. */
export const flightOf = (event: GameEvent): Flight | null => {
  switch (event.kind) {
    case 'loaded':
      return { goods: event.hold, from: 'bank', to: event.ship };
    case 'paid':
      return { goods: `${event.resource}:${event.tokens}`, from: event.ship, to: 'bank' };
    case 'shortage':
      return event.given > 0 ? { goods: `${event.resource}:${event.given}`, from: event.ship, to: 'bank' } : null;
    case 'powder-spent':
      return event.tokens > 0 ? { goods: `gunpowder:${event.tokens}`, from: event.ship, to: 'bank' } : null;
    case 'hold-taken':
      return { goods: event.hold, from: event.loser, to: event.toBank ? 'bank' : event.winner };
    case 'load-lost': // it never was aboard
    case 'powder-chosen': // it still is
      return null;
    default:
      event satisfies EventWithout<'hold' | 'tokens' | 'given'>;
      return null;
  }
};
