import { CARDS, type Card } from './cards.ts';
import type { Half, GameEvent as Happened } from './events.ts';
import { found, powerPassed, treasureGiven, treasureTaken, unveiled } from './passed.ts';
import type { Seat, ShipName } from './seats.ts';
import { lighter, stowed, withoutHold, withoutResource } from './stowed.ts';
import type { Battle, SeatView, ShipView, Turn, View } from './view.ts';

type Told<K extends Happened['kind']> = Extract<Happened, { kind: K }>;

/**
 * A view after one more event, as its viewer saw it: what a fresh view would show, except for what the game waits for, which
 * `awaiting` adds when all that followed from a step has been told.
 */
export const after = (view: View, event: Happened): View => {
  switch (event.kind) {
    case 'round-began':
      return { ...view, round: event.round, captain: event.captain };
    case 'dice-rolled':
      return { ...view, dice: event.dice };
    case 'dice-placed':
      return { ...view, dice: [event.morning, event.evening] };
    case 'chose':
      return withSeat(view, event.seat, seat => chosen(seat, event.card));
    case 'revealed':
      return withSeat(view, event.seat, seat => revealed(seat, event.card));
    case 'began':
      return began(view, event);
    case 'ghost-steered':
      return { ...view, battle: null, turn: { ...turnOf(view, 'ghost', event.half), forward: event.forward } };
    case 'loaded':
      return withShip(loadOver(view), event.ship, ship => stowed(ship, event.hold, event.into, event.overboard));
    case 'load-lost':
      return loadOver(view);
    case 'sailed':
      return sailed(view, event);
    case 'attacked':
      return { ...view, battle: battleOf(event) };
    case 'powder-chosen':
      return withPowder(view, event.ship, event.tokens);
    case 'powder-spent':
      return withShip(withPowder(view, event.ship, event.tokens), event.ship, ship => lighter(ship, event.from));
    case 'combat-rolled':
      return rolled(view, event);
    case 'sabre':
      return event.used ? withBattle(view, { sabreUsed: true, reroll: true }) : view;
    case 'battle-won':
      return withBattle(view, { winner: event.winner });
    case 'battle-drawn':
    case 'nothing-taken':
      return { ...view, battle: null };
    case 'hold-taken':
      return holdTaken(view, event);
    case 'power-taken':
      return battleOver(view, powerPassed(view.ships, event.loser, event.winner, event));
    case 'power-given':
      return battleOver(view, powerPassed(view.ships, event.winner, event.loser, event));
    case 'treasure-taken':
      return battleOver(view, treasureTaken(view.ships, event));
    case 'curse-given':
    case 'treasure-given':
      return battleOver(view, treasureGiven(view.ships, event));
    case 'paid':
      return withShip(view, event.ship, ship => lighter(ship, event.from));
    case 'shortage':
      return withShip(view, event.ship, ship => withoutResource(ship, event.resource));
    case 'shortage-rolled':
      return withTurn(view, { shortage: event.face === 'star' ? null : event.face });
    case 'treasure-found':
      return {
        ...withShip(view, event.ship, ship => found(ship, event)),
        tokens: view.tokens.filter(lair => lair !== event.space),
        pileSize: view.pileSize - 1,
      };
    case 'shuffled':
      return withSeat(view, event.seat, shuffled);
    case 'drew':
      return withSeat(view, event.seat, seat => drawn(seat, event.card));
    case 'turn-over':
      return { ...view, turn: null, load: null, battle: null };
    case 'game-over':
      return over(view, event);
    case 'finished':
    case 'treasure-left':
      return view;
  }
};

/** A view once all has been told that followed from a step: what the game waits for now, and what that says by itself. */
export const awaiting = (view: View, waiting: View['waiting'], options: readonly string[]): View => {
  const asked = { ...view, waiting, options };
  if ('over' in waiting) return asked;
  if ('chance' in waiting) {
    const { chance } = waiting;
    if (!('roll' in chance)) return asked;
    if (chance.roll === 'action') return compassPassed(asked);
    return chance.roll === 'combat' ? firedBy(asked, chance.ship) : asked;
  }
  const [{ kind, seat }] = waiting.decide;
  switch (kind) {
    case 'ghost-direction':
      return { ...asked, turn: turnOf(asked, 'ghost', asked.turn ? 'evening' : 'morning') };
    case 'powder':
    case 'powder-from':
      return firedBy(asked, seat);
    default: // the rest is about what has been told
      return asked;
  }
};

/** R-RND-8: when all have drawn. */
const compassPassed = (view: View): View => ({
  ...view,
  round: view.round + 1,
  captain: (view.captain + 1) % view.players,
  dice: null,
});

/** It is the other one's turn to fire: what is rolled is rolled for the first time. */
const firedBy = (view: View, ship: ShipName): View =>
  view.battle?.fighter === ship ? view : withBattle(view, { fighter: ship, reroll: false });

const withSeat = (view: View, seat: Seat, change: (seat: SeatView) => SeatView): View => ({
  ...view,
  seats: view.seats.with(seat, change(view.seats[seat])),
});

const withShip = (view: View, name: ShipName, change: (ship: ShipView) => ShipView): View => ({
  ...view,
  ships: view.ships.map(ship => (ship.ship === name ? change(ship) : ship)),
});

const withBattle = (view: View, change: Partial<Battle>): View => ({
  ...view,
  battle: view.battle && { ...view.battle, ...change },
});

const withTurn = (view: View, change: Partial<Turn>): View => ({
  ...view,
  turn: view.turn && { ...view.turn, ...change },
});

const battleOver = (view: View, ships: readonly ShipView[]): View => ({ ...view, ships, battle: null });

const chosen = (seat: SeatView, card: Card | 'hidden'): SeatView => ({
  ...seat,
  handSize: seat.handSize - 1,
  hand: seat.hand?.filter(each => each !== card) ?? null,
  hasChosen: true,
  chosen: card === 'hidden' ? null : card,
});

const revealed = (seat: SeatView, card: Card): SeatView => ({
  ...seat,
  held: seat.held.filter(each => each !== card),
  hasChosen: false,
  chosen: null,
  discards: [...seat.discards, card],
});

/** The discards become the deck (R-RND-7), and everybody can tell what is left in the hand: all that they were not. */
const shuffled = (seat: SeatView): SeatView => ({
  ...seat,
  held: CARDS.filter(card => !seat.discards.includes(card)).sort(),
  deckSize: seat.discards.length,
  discards: [],
});

const drawn = (seat: SeatView, card: Card | 'hidden'): SeatView => ({
  ...seat,
  handSize: seat.handSize + 1,
  hand: seat.hand && card !== 'hidden' ? [...seat.hand, card].sort() : seat.hand,
  deckSize: seat.deckSize - 1,
});

const lastOf = <T>(list: readonly T[]): T => list[list.length - 1];

const turnOf = ({ seats }: View, ship: ShipName, half: Half): Turn => ({
  ship,
  half,
  card: ship === 'ghost' ? null : lastOf(seats[ship].discards),
  forward: null,
  shortage: null,
  drivenBack: false,
});

const began = (view: View, { ship, half, action, die }: Told<'began'>): View => {
  const turn = turnOf(view, ship, half);
  const isMove = action === 'forward' || action === 'backward';
  return {
    ...view,
    turn: { ...turn, forward: isMove ? action === 'forward' : null },
    load: isMove ? null : { ship, goods: `${action}:${die}`, stolen: false },
    battle: null,
  };
};

const sailed = (view: View, { ship: name, to, why }: Told<'sailed'>): View =>
  withShip(withTurn(view, { forward: null, shortage: null, drivenBack: why === 'shortage' }), name, ship => ({
    ...ship,
    position: to,
  }));

/** Goods that were won come aboard at the end of their battle. */
const loadOver = (view: View): View => ({ ...view, load: null, battle: view.load?.stolen ? null : view.battle });

const battleOf = ({ attacker, defender }: Told<'attacked'>): Battle => ({
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

const isAttacker = ({ battle }: View, ship: ShipName): boolean => battle?.attacker === ship;

const withPowder = (view: View, ship: ShipName, tokens: number): View =>
  withBattle(view, isAttacker(view, ship) ? { attackPowder: tokens } : { defencePowder: tokens });

const rolled = (view: View, { ship, face, reroll }: Told<'combat-rolled'>): View =>
  withBattle(view, { fighter: ship, ...(isAttacker(view, ship) ? { attackDie: face } : { defenceDie: face }), reroll });

const holdTaken = (view: View, { winner, loser, hold, from, toBank }: Told<'hold-taken'>): View => {
  const poorer = withShip(view, loser, ship => withoutHold(ship, hold, from));
  return toBank ? { ...poorer, battle: null } : { ...poorer, load: { ship: winner, goods: hold, stolen: true } };
};

/** R-VIS-4: when the game is over everything is public. */
const over = (view: View, { final, secrets, hands, rows }: Told<'game-over'>): View => ({
  ...view,
  turn: null,
  ships: view.ships.map((ship, index) => unveiled(ship, rows[index])),
  seats: view.seats.map(seat => ({ ...seat, hand: hands[seat.seat] })),
  waiting: { over: final },
  options: [],
  secrets,
});
