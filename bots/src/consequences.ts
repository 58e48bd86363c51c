import {
  type GameEvent,
  goodsIn,
  type HoldText,
  isBeyondRedLine,
  type Position,
  type Power,
  type Resource,
  type Seat,
  type ShipName,
  SPACES,
  type Treasure,
} from '@jamaica/rules';

/** What a winner takes from the loser: a hold, a power, or a face-down treasure by its place in the row. */
export type Booty = HoldText | Power | { readonly hidden: number };

/** Something that happens to a seat's ship within a turn, or to the Ghost Ship. Data: its reader makes a sentence of it. */
export type Consequence =
  | { readonly kind: 'sails'; readonly to: Position }
  | { readonly kind: 'finishes' }
  | { readonly kind: 'passes-red-line' }
  | { readonly kind: 'falls-behind-red-line' }
  | { readonly kind: 'reaches-lair'; readonly space: number; readonly treasure: boolean }
  | { readonly kind: 'loads'; readonly resource: Resource; readonly tokens: number }
  | { readonly kind: 'throws-overboard'; readonly hold: HoldText }
  | { readonly kind: 'loses-load'; readonly hold: HoldText }
  | { readonly kind: 'pays'; readonly resource: Resource; readonly tokens: number }
  | { readonly kind: 'risks-shortage'; readonly resource: Resource }
  | { readonly kind: 'fights'; readonly ship: ShipName; readonly attacks: boolean; readonly won: boolean }
  | { readonly kind: 'spends-gunpowder'; readonly tokens: number }
  | { readonly kind: 'uses-sabre'; readonly on: ShipName }
  | { readonly kind: 'robs'; readonly ship: ShipName; readonly booty: Booty }
  | { readonly kind: 'is-robbed'; readonly by: ShipName }
  | { readonly kind: 'gives-curse'; readonly to: ShipName; readonly treasure: number | 'hidden' }
  | { readonly kind: 'gives-treasure'; readonly to: ShipName; readonly treasure: Treasure | 'hidden' }
  | { readonly kind: 'leaves-treasure'; readonly space: number }
  | { readonly kind: 'gets-curse'; readonly from: ShipName }
  | { readonly kind: 'ghost-fights'; readonly ship: ShipName }
  | { readonly kind: 'ghost-robs'; readonly ship: ShipName }
  | { readonly kind: 'ghost-reaches-lair'; readonly space: number };

/** What the events of a turn, or of the rest of one, mean for a seat. */
export const consequences = (events: readonly GameEvent[], seat: Seat): Consequence[] => [
  ...voyage(events, seat),
  ...events.flatMap(event => consequence(event, seat)),
];

const consequence = (event: GameEvent, seat: Seat): Consequence[] => {
  switch (event.kind) {
    case 'finished':
      return event.ship === seat ? [{ kind: 'finishes' }] : [];
    case 'loaded':
      return event.ship === seat ? [...overboard(event.overboard), loads(event.hold)] : [];
    case 'load-lost':
      return event.ship === seat ? [{ kind: 'loses-load', hold: event.hold }] : [];
    case 'paid':
      return event.ship === seat ? [{ kind: 'pays', resource: event.resource, tokens: event.tokens }] : [];
    case 'shortage':
      return event.ship === seat ? [{ kind: 'risks-shortage', resource: event.resource }] : [];
    case 'powder-spent':
      return event.ship === seat && event.tokens > 0 ? [{ kind: 'spends-gunpowder', tokens: event.tokens }] : [];
    case 'sabre':
      return event.seat === seat && event.used ? [{ kind: 'uses-sabre', on: event.of }] : [];
    case 'treasure-found':
      return event.ship === 'ghost' ? [{ kind: 'ghost-reaches-lair', space: event.space }] : [];
    case 'attacked':
      return event.attacker === 'ghost' && event.defender !== seat
        ? [{ kind: 'ghost-fights', ship: event.defender }]
        : [];
    case 'battle-won':
      return battle(event.attacker, event.attacker === event.winner ? event.loser : event.winner, event.winner, seat);
    case 'battle-drawn':
      return battle(event.attacker, event.defender, null, seat);
    case 'hold-taken':
      return robbery(event.winner, event.loser, event.hold, seat);
    case 'power-taken':
      return robbery(event.winner, event.loser, event.power, seat);
    case 'treasure-taken':
      return robbery(event.winner, event.loser, { hidden: event.index }, seat);
    case 'curse-given':
      if (event.winner === seat) return [{ kind: 'gives-curse', to: event.loser, treasure: event.treasure }];
      return event.loser === seat ? [{ kind: 'gets-curse', from: event.winner }] : [];
    case 'treasure-given':
      return event.winner === seat ? [{ kind: 'gives-treasure', to: event.loser, treasure: event.treasure }] : [];
    case 'power-given':
      return event.winner === seat ? [{ kind: 'gives-treasure', to: event.loser, treasure: event.power }] : [];
    case 'treasure-left':
      return event.ship === seat ? [{ kind: 'leaves-treasure', space: event.space }] : [];
    case 'round-began':
    case 'dice-rolled':
    case 'dice-placed':
    case 'chose':
    case 'revealed':
    case 'began':
    case 'sailed':
    case 'powder-chosen':
    case 'combat-rolled':
    case 'nothing-taken':
    case 'shortage-rolled':
    case 'ghost-steered':
    case 'shuffled':
    case 'drew':
    case 'turn-over':
    case 'game-over':
      return [];
  }
};

const overboard = (hold: HoldText | null): Consequence[] => (hold === null ? [] : [{ kind: 'throws-overboard', hold }]);

const loads = (hold: HoldText): Consequence => {
  const { resource, tokens } = goodsIn(hold);
  return { kind: 'loads', resource, tokens };
};

const battle = (attacker: ShipName, defender: ShipName, winner: ShipName | null, seat: Seat): Consequence[] => {
  const won = winner === seat;
  if (attacker === seat) return [{ kind: 'fights', ship: defender, attacks: true, won }];
  return defender === seat ? [{ kind: 'fights', ship: attacker, attacks: false, won }] : [];
};

const robbery = (winner: ShipName, loser: ShipName, booty: Booty, seat: Seat): Consequence[] => {
  if (winner === seat) return [{ kind: 'robs', ship: loser, booty }];
  if (loser === seat) return [{ kind: 'is-robbed', by: winner }];
  return winner === 'ghost' ? [{ kind: 'ghost-robs', ship: loser }] : [];
};

type Sailed = Extract<GameEvent, { kind: 'sailed' }>;

/** Where the ship comes to in the end, shortages included, and at which lairs it calls on the way. */
const voyage = (events: readonly GameEvent[], seat: Seat): Consequence[] => {
  const legs = events.filter((event): event is Sailed => event.kind === 'sailed' && event.ship === seat);
  if (legs.length === 0) return [];
  const [from, to] = [legs[0].from, legs[legs.length - 1].to];
  const lairs = legs.filter(leg => SPACES[leg.to.space].kind === 'lair').map(leg => leg.to.space);
  return [
    { kind: 'sails', to },
    ...redLine(isBeyondRedLine(from), isBeyondRedLine(to)),
    ...lairs.map((space): Consequence => ({ kind: 'reaches-lair', space, treasure: isFound(events, seat, space) })),
  ];
};

const isFound = (events: readonly GameEvent[], seat: Seat, space: number): boolean =>
  events.some(event => event.kind === 'treasure-found' && event.ship === seat && event.space === space);

const redLine = (before: boolean, after: boolean): Consequence[] => {
  if (before === after) return [];
  return [{ kind: after ? 'passes-red-line' : 'falls-behind-red-line' }];
};
