import type { Card, GameEvent, HiddenCard, Seat, SeatView, ShipName, ShipView, Treasure, View } from '@jamaica/rules';
import { spent, stowed, withoutHold, withShip } from './aboard.ts';

type Told<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/**
 * A view after one more event. A step of the game can bring many events at once, and they are shown one by one: this is
 * what lies on the table between them. When the step is over the table's own view takes its place.
 */
export const unfold = (view: View, event: GameEvent): View => {
  switch (event.kind) {
    case 'round-began':
      return {
        ...view,
        round: event.round,
        captain: event.captain,
        dice: null,
        turn: null,
        seats: view.seats.map(fresh),
      };
    case 'dice-rolled':
      return { ...view, dice: event.dice };
    case 'dice-placed':
      return { ...view, dice: [event.morning, event.evening] };
    case 'chose':
      return withSeat(view, event.seat, seat => chosen(seat, event.card === 'hidden' ? null : event.card));
    case 'revealed':
      return withSeat(view, event.seat, seat => ({ ...fresh(seat), discards: [...seat.discards, event.card] }));
    case 'began':
      return began(view, event);
    case 'loaded':
      return withShip({ ...view, load: null }, event.ship, ship =>
        stowed(ship, event.hold, event.into, event.overboard),
      );
    case 'sailed':
      return withShip(view, event.ship, ship => ({ ...ship, position: event.to }));
    case 'attacked':
      return { ...view, battle: battleOf(event.attacker, event.defender) };
    case 'powder-spent':
      return fired(view, event);
    case 'combat-rolled':
      return rolled(view, event);
    case 'sabre':
      return event.used && view.battle ? { ...view, battle: { ...view.battle, sabreUsed: true } } : view;
    case 'battle-won':
      return view.battle ? { ...view, battle: { ...view.battle, winner: event.winner } } : view;
    case 'hold-taken':
      return withShip(view, event.loser, ship => withoutHold(ship, event.hold, event.from));
    case 'power-taken':
      return powerPassed(view, event.loser, event.winner, event);
    case 'power-given':
      return powerPassed(view, event.winner, event.loser, event);
    case 'treasure-taken':
      return moved(view, event, event.treasure === 'hidden' ? null : event.treasure);
    case 'curse-given':
      return given(view, event, true);
    case 'treasure-given':
      return given(view, event, false);
    case 'paid':
      return withShip(view, event.ship, ship => spent(ship, event.resource, event.tokens));
    case 'shortage':
      return withShip(view, event.ship, ship => spent(ship, event.resource, event.given));
    case 'treasure-found':
      return found(view, event);
    case 'ghost-steered':
      return { ...view, battle: null, turn: turnOf(view, 'ghost', event.half) };
    case 'shuffled':
      return withSeat(view, event.seat, seat => ({ ...seat, deckSize: seat.discards.length, discards: [] }));
    case 'drew':
      return withSeat(view, event.seat, seat => drawn(seat, event.card === 'hidden' ? null : event.card));
    case 'turn-over':
      return { ...view, battle: null, load: null };
    case 'battle-drawn':
    case 'finished':
    case 'load-lost':
    case 'nothing-taken':
    case 'shortage-rolled':
    case 'treasure-left':
    case 'game-over':
      return view;
  }
};

const withSeat = (view: View, seat: Seat, change: (seat: SeatView) => SeatView): View => ({
  ...view,
  seats: view.seats.map(each => (each.seat === seat ? change(each) : each)),
});

const fresh = (seat: SeatView): SeatView => ({ ...seat, hasChosen: false, chosen: null });

const chosen = (seat: SeatView, card: Card | null): SeatView => ({
  ...seat,
  hasChosen: true,
  chosen: card,
  handSize: seat.handSize - 1,
  hand: seat.hand?.filter(each => each !== card) ?? null,
});

const drawn = (seat: SeatView, card: Card | null): SeatView => ({
  ...seat,
  handSize: seat.handSize + 1,
  deckSize: seat.deckSize - 1,
  hand: seat.hand && card ? [...seat.hand, card] : seat.hand,
});

const turnOf = (view: View, ship: ShipName, half: Told<'began'>['half']): View['turn'] => ({
  ship,
  half,
  card: ship === 'ghost' ? null : (view.seats[ship].discards.at(-1) ?? null),
  forward: null,
  shortage: null,
  drivenBack: false,
});

const began = (view: View, { ship, half }: Told<'began'>): View => ({
  ...view,
  battle: null,
  load: null,
  turn: turnOf(view, ship, half),
});

const battleOf = (attacker: ShipName, defender: ShipName): NonNullable<View['battle']> => ({
  attacker,
  defender,
  fighter: attacker,
  attackDie: null,
  attackPowder: 0,
  defenceDie: null,
  defencePowder: 0,
  sabreUsed: false,
  reroll: false,
  winner: null,
});

const fired = (view: View, { ship, tokens }: Told<'powder-spent'>): View => {
  const after = withShip(view, ship, each => spent(each, 'gunpowder', tokens));
  const { battle } = view;
  if (!battle) return after;
  const own = ship === battle.attacker ? { attackPowder: tokens } : { defencePowder: tokens };
  return { ...after, battle: { ...battle, ...own, fighter: ship } };
};

const rolled = (view: View, { ship, face, reroll }: Told<'combat-rolled'>): View => {
  const { battle } = view;
  if (!battle) return view;
  const own = ship === battle.attacker ? { attackDie: face } : { defenceDie: face };
  return { ...view, battle: { ...battle, ...own, fighter: ship, reroll } };
};

const powerPassed = (
  view: View,
  from: ShipName,
  to: ShipName,
  { power, contents, toBank }: Told<'power-taken' | 'power-given'>,
): View => {
  const isSixth = power === 'sixth-hold';
  const poorer = withShip(view, from, ship => ({
    ...ship,
    powers: ship.powers.filter(each => each !== power),
    sixth: isSixth ? null : ship.sixth,
  }));
  return withShip(poorer, to, ship => ({
    ...ship,
    powers: [...ship.powers, power].sort(),
    sixth: isSixth ? (toBank ? 'empty' : (contents ?? 'empty')) : ship.sixth,
  }));
};

/** A face-down card changes hands; a power that was hidden in the Ghost Ship's row turns face up. */
const moved = (view: View, { winner, loser, index }: Told<'treasure-taken'>, treasure: Treasure | null): View => {
  const card = view.ships.find(({ ship }) => ship === loser)?.hidden[index];
  const poorer = withShip(view, loser, ship => ({ ...ship, hidden: ship.hidden.toSpliced(index, 1) }));
  return card ? withShip(poorer, winner, ship => richer(ship, { ...card, treasure })) : poorer;
};

/** A card is given away; by house rule nobody learns whether it is cursed, and the Ghost Ship looks at nothing. */
const given = (
  view: View,
  { winner, loser, index, treasure }: Told<'curse-given' | 'treasure-given'>,
  isCurse: boolean,
): View => {
  const card = view.ships.find(({ ship }) => ship === winner)?.hidden[index];
  if (!card) return view;
  const shown = treasure === 'hidden' ? card.treasure : treasure;
  const passed: HiddenCard = { ...card, treasure: shown, cursed: isCurse || card.cursed };
  const lighter = withShip(view, winner, ship => ({ ...ship, hidden: ship.hidden.toSpliced(index, 1) }));
  return withShip(lighter, loser, ship => ({ ...ship, hidden: [...ship.hidden, passed] }));
};

const richer = (ship: ShipView, card: HiddenCard): ShipView => {
  const { treasure } = card;
  if (ship.ship === 'ghost' || typeof treasure !== 'string') return { ...ship, hidden: [...ship.hidden, card] };
  return {
    ...ship,
    powers: [...ship.powers, treasure].sort(),
    sixth: treasure === 'sixth-hold' ? 'empty' : ship.sixth,
  };
};

const found = (view: View, { ship, space, treasure }: Told<'treasure-found'>): View => {
  const card: HiddenCard = {
    treasure: treasure === 'hidden' ? null : treasure,
    cursed: false,
    lair: space,
    from: [],
    seenBy: [],
  };
  const emptier = { ...view, tokens: view.tokens.filter(lair => lair !== space), pileSize: view.pileSize - 1 };
  return withShip(emptier, ship, each => richer(each, card));
};
