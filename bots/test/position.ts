import { fromSeed } from '@jamaica/chance';
import {
  type Card,
  type DecisionKind,
  type Die,
  type Edition,
  type HoldText,
  type House,
  LAIRS,
  type Power,
  type Seat,
  type ShipName,
  type View,
  view,
} from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';

type Battle = NonNullable<View['battle']>;
type ShipView = View['ships'][number];
type SeatView = View['seats'][number];
type HiddenCard = ShipView['hidden'][number];

/** A ship in a position: on lap 0 unless it has finished. */
export interface Afloat {
  readonly at: number | 'finish';
  readonly holds?: readonly HoldText[];
  readonly powers?: readonly Power[];
  /** Its face-down treasures: what they are, which only the viewer's own ship knows, or how many. */
  readonly hidden?: readonly number[] | number;
}

/** A moment of a game as seat 0 sees it. */
export interface Position {
  readonly edition?: Edition;
  readonly house?: House;
  readonly captain?: Seat;
  readonly dice: readonly [Die, Die];
  readonly ships: readonly Afloat[];
  readonly ghost?: Afloat;
  /** What seat 0 has in hand and has not yet chosen. */
  readonly hand: readonly Card[];
  readonly asks: DecisionKind;
  /** The turn under way, unless dice or cards are asked for. */
  readonly turn?: { readonly ship: ShipName; readonly card?: Card; readonly half?: 'morning' | 'evening' };
  readonly forward?: boolean;
  readonly load?: HoldText;
  readonly battle?: Partial<Battle> & Pick<Battle, 'attacker' | 'defender'>;
}

const ORDINARY_HOLDS = 5;
const PLAYED: Card = 'gold/gold';

/** The view of a position. Whatever it leaves open lies as in a game's first rounds. */
export const seen = (position: Position): View => {
  const { edition = '2007', house, captain = 0, dice, ships, ghost, turn, load, battle, asks } = position;
  const afloat = [...ships, ...(ghost ? [ghost] : [])].map(shipView);
  const found = afloat.flatMap(({ powers, hidden, ship }) => [
    ...hidden,
    ...powers.filter(power => ship < ships.length || power !== 'lady-beth'),
  ]).length;
  const staged: View = {
    edition,
    ...(house && { house }),
    players: ships.length,
    ghost: ghost !== undefined,
    viewer: 0,
    round: 5,
    captain,
    dice,
    turn: turn ? turnView(position, turn) : null,
    load: load ? { ship: 0, goods: load, stolen: battle !== undefined } : null,
    battle: battle ? battleView(battle) : null,
    tokens: LAIRS.slice(found),
    pileSize: LAIRS.length - found,
    ships: afloat.map(each => (each.ship === ships.length ? { ...each, ship: 'ghost' } : each)),
    seats: ships.map((_, seat) => seatView(position, seat)),
    waiting: { decide: [{ kind: asks, seat: 0 }] },
    options: [],
    secrets: null,
  };
  // Any game that fits knows the options.
  return view(imagine(staged, fromSeed('position')), 0);
};

const shipView = ({ at, holds = [], powers = [], hidden = [] }: Afloat, ship: number): ShipView & { ship: number } => ({
  ship,
  position: at === 'finish' ? { space: 0, lap: 1 } : { space: at, lap: 0 },
  holds: Array.from({ length: ORDINARY_HOLDS }, (_, index) => holds[index] ?? null),
  sixth: powers.includes('sixth-hold') ? 'empty' : null,
  powers,
  hidden: Array.from({ length: typeof hidden === 'number' ? hidden : hidden.length }, (_, index) =>
    hiddenCard(ship, typeof hidden === 'number' ? null : hidden[index]),
  ),
});

const hiddenCard = (ship: number, treasure: number | null): HiddenCard => ({
  treasure: ship === 0 ? treasure : null,
  cursed: false,
  lair: LAIRS[0],
  from: [],
  seenBy: [ship],
});

const turnView = (position: Position, turn: NonNullable<Position['turn']>): NonNullable<View['turn']> => ({
  ship: turn.ship,
  half: turn.half ?? 'morning',
  card: turn.ship === 'ghost' ? null : (turn.card ?? PLAYED),
  forward: position.forward ?? null,
  shortage: null,
  drivenBack: position.asks === 'treasure',
});

const battleView = (battle: NonNullable<Position['battle']>): Battle => ({
  fighter: battle.attacker,
  attackDie: null,
  attackPowder: 0,
  defenceDie: null,
  defencePowder: 0,
  sabreUsed: false,
  reroll: false,
  winner: null,
  ...battle,
});

/** Before the turns all have three cards; then each has chosen one, and lays it on the discard pile in its turn. */
const seatView = (position: Position, seat: Seat): SeatView => {
  const { hand, turn, ships, captain = 0 } = position;
  const place = (ship: ShipName): number =>
    ship === 'ghost' ? ships.length : (ship - captain + ships.length) % ships.length;
  const hasPlayed = turn !== undefined && place(seat) <= place(turn.ship);
  const chosen = turn !== undefined && !hasPlayed;
  return {
    seat,
    handSize: seat === 0 ? hand.length : turn ? 2 : 3,
    hand: seat === 0 ? hand : null,
    held: [],
    hasChosen: chosen,
    chosen: chosen && seat === 0 ? PLAYED : null,
    deckSize: 8,
    discards: hasPlayed ? [seat === turn.ship ? (turn.card ?? PLAYED) : PLAYED] : [],
  };
};
