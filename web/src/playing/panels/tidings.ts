import {
  type EventWithout,
  type GameEvent,
  goodsIn,
  type HoldText,
  type Resource,
  type ShipName,
} from '@jamaica/rules';

/** Goods that come aboard or leave. */
interface Tidings {
  readonly resource: Resource;
  /** Below zero for what leaves. */
  readonly tokens: number;
}

/** What an event brings to a ship or takes from it; null when its holds stay as they are. */
export const tidingsOf = (event: GameEvent, ship: ShipName): Tidings | null => {
  switch (event.kind) {
    case 'loaded':
      return event.ship === ship ? aboard(event.hold) : null;
    case 'paid':
    case 'powder-spent':
      return event.ship === ship ? gone(event.kind === 'paid' ? event.resource : 'gunpowder', event.tokens) : null;
    case 'shortage':
      return event.ship === ship ? gone(event.resource, event.given) : null;
    // The winner's part is told when it is loaded.
    case 'hold-taken': {
      const { resource, tokens } = goodsIn(event.hold);
      return event.loser === ship ? gone(resource, tokens) : null;
    }
    case 'load-lost': // it never was aboard
    case 'powder-chosen': // it still is
      return null;
    default:
      event satisfies EventWithout<'hold' | 'tokens' | 'given'>;
      return null;
  }
};

const aboard = (hold: HoldText): Tidings => {
  const { resource, tokens } = goodsIn(hold);
  return { resource, tokens };
};

const gone = (resource: Resource, tokens: number): Tidings | null =>
  tokens === 0 ? null : { resource, tokens: -tokens };
