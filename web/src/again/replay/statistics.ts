import { route } from '@jamaica/artwork/board/route.ts';
import {
  ACTION_FACES,
  COMBAT_FACES,
  type CombatFace,
  type Die,
  type EventWithout,
  finalOf,
  type GameEvent,
  goodsIn,
  type HoldText,
  type Score,
  type ShipName,
  type ShortageFace,
  type Treasure,
} from '@jamaica/rules';
import { GOLD, shipCount, stockOf } from '@jamaica/rules/search';
import type { Voyage } from '../../playing/logbook/voyage.ts';

/** Where a ship's gold came from and where it went: all of it together is the gold in its holds. */
interface GoldLedger {
  readonly start: number;
  readonly loaded: number;
  readonly stolen: number;
  readonly paid: number;
  readonly lost: number;
  /** Given up in shortages. */
  readonly shortage: number;
  readonly overboard: number;
}

/** The same for the points of face-down treasures. */
interface TreasureLedger {
  readonly found: number;
  readonly taken: number;
  readonly lost: number;
  /** Curses given away count for their giver. */
  readonly given: number;
  readonly received: number;
}

export interface ShipStatistics {
  readonly ship: ShipName;
  readonly score: Score;
  readonly gold: GoldLedger;
  readonly treasure: TreasureLedger;
  /** How many treasure cards it found, powers included. */
  readonly finds: number;
  readonly spaces: { readonly forward: number; readonly backward: number; readonly driven: number };
  readonly battles: { readonly fought: number; readonly won: number; readonly lost: number; readonly powder: number };
  /** How many there were, and the food they cost; what gold they cost is in the ledger. */
  readonly shortages: { readonly count: number; readonly food: number };
}

interface Statistics {
  readonly rounds: number;
  readonly ships: readonly ShipStatistics[];
  /** How often each face fell, in the order of the faces. */
  readonly actionDice: readonly { readonly face: Die; readonly times: number }[];
  readonly combatDice: readonly { readonly face: CombatFace; readonly times: number }[];
  readonly shortageDice: readonly { readonly face: ShortageFace; readonly times: number }[];
}

/** The sums of one ship while they are added up. */
interface Book {
  gold: { -readonly [each in keyof GoldLedger]: number };
  treasure: { -readonly [each in keyof TreasureLedger]: number };
  finds: number;
  spaces: { forward: number; backward: number; driven: number };
  battles: { fought: number; won: number; lost: number; powder: number };
  shortages: { count: number; food: number };
}

const SHORTAGE_NAMES: readonly ShortageFace[] = ['circle', 'square', 'skull', 'star'];

const newBook = (gold: number): Book => ({
  gold: { start: gold, loaded: 0, stolen: 0, paid: 0, lost: 0, shortage: 0, overboard: 0 },
  treasure: { found: 0, taken: 0, lost: 0, given: 0, received: 0 },
  finds: 0,
  spaces: { forward: 0, backward: 0, driven: 0 },
  battles: { fought: 0, won: 0, lost: 0, powder: 0 },
  shortages: { count: 0, food: 0 },
});

/** What a game came to, ship by ship, from its events alone. */
export const statisticsOf = ({ rules, game }: Pick<Voyage, 'rules' | 'game'>): Statistics => {
  const books = Array.from({ length: shipCount(game.start) }, (_, ship) => newBook(stockOf(game.start, ship, GOLD)));
  const bookOf = (ship: ShipName): Book => books[ship === 'ghost' ? rules.players : ship];
  const events = game.steps.flatMap(step => step.events);
  let thief: ShipName | null = null;
  for (const event of events) {
    enter(event, bookOf, event.kind === 'loaded' && event.ship === thief);
    if (event.kind === 'hold-taken' && !event.toBank) thief = event.winner;
    else if (event.kind === 'loaded') thief = null;
  }
  const final = finalOf(game.end);
  return {
    rounds: final.rounds,
    ships: books.map((book, ship) => ({
      ...book,
      ship: ship === rules.players ? 'ghost' : ship,
      score: final.scores[ship],
    })),
    actionDice: ACTION_FACES.map(face => ({
      face,
      times: events.reduce((sum, each) => sum + (each.kind === 'dice-rolled' ? timesIn(each.dice, face) : 0), 0),
    })),
    combatDice: COMBAT_FACES.map(face => ({
      face,
      times: events.filter(each => each.kind === 'combat-rolled' && each.face === face).length,
    })),
    shortageDice: SHORTAGE_NAMES.map(face => ({
      face,
      times: events.filter(each => each.kind === 'shortage-rolled' && each.face === face).length,
    })),
  };
};

const timesIn = (dice: readonly Die[], face: Die): number => dice.filter(die => die === face).length;

const goldIn = (hold: HoldText | null): number => {
  const goods = hold === null ? null : goodsIn(hold);
  return goods?.resource === 'gold' ? goods.tokens : 0;
};

const points = (treasure: Treasure | 'hidden'): number => (typeof treasure === 'number' ? treasure : 0);

/** Enters an event in the books. Stolen goods are loaded like any others, but they did not come from the bank. */
const enter = (event: GameEvent, bookOf: (ship: ShipName) => Book, isStolen: boolean): void => {
  switch (event.kind) {
    case 'loaded':
      if (!isStolen) bookOf(event.ship).gold.loaded += goldIn(event.hold);
      bookOf(event.ship).gold.overboard -= goldIn(event.overboard);
      break;
    case 'paid':
      if (event.resource === 'gold') bookOf(event.ship).gold.paid -= event.tokens;
      break;
    case 'shortage':
      enterShortage(event, bookOf(event.ship));
      break;
    case 'sailed': {
      const way = route(event.from.space, event.to.space, event.forward).length - 1;
      bookOf(event.ship).spaces[event.why === 'shortage' ? 'driven' : event.forward ? 'forward' : 'backward'] += way;
      break;
    }
    case 'attacked':
      bookOf(event.attacker).battles.fought++;
      bookOf(event.defender).battles.fought++;
      break;
    case 'powder-spent':
      bookOf(event.ship).battles.powder += event.tokens;
      break;
    case 'battle-won':
      bookOf(event.winner).battles.won++;
      bookOf(event.loser).battles.lost++;
      break;
    case 'hold-taken':
      change(bookOf, event.winner, event.toBank ? 0 : goldIn(event.hold), event.loser, goldIn(event.hold));
      break;
    case 'power-taken':
      change(bookOf, event.winner, event.toBank ? 0 : goldIn(event.contents), event.loser, goldIn(event.contents));
      break;
    case 'power-given':
      change(bookOf, event.loser, event.toBank ? 0 : goldIn(event.contents), event.winner, goldIn(event.contents));
      break;
    case 'treasure-taken':
      bookOf(event.winner).treasure.taken += points(event.treasure);
      bookOf(event.loser).treasure.lost -= points(event.treasure);
      break;
    case 'curse-given':
    case 'treasure-given':
      bookOf(event.winner).treasure.given -= points(event.treasure);
      bookOf(event.loser).treasure.received += points(event.treasure);
      break;
    case 'treasure-found':
      bookOf(event.ship).finds++;
      bookOf(event.ship).treasure.found += points(event.treasure);
      break;
    case 'load-lost':
    case 'powder-chosen':
    case 'battle-drawn':
    case 'nothing-taken':
      break;
    default:
      event satisfies EventWithout<
        'hold' | 'contents' | 'tokens' | 'given' | 'treasure' | 'to' | 'attacker' | 'winner'
      >;
  }
};

const enterShortage = ({ resource, given }: Extract<GameEvent, { kind: 'shortage' }>, book: Book): void => {
  book.shortages.count++;
  if (resource === 'gold') book.gold.shortage -= given;
  else book.shortages.food += given;
};

const change = (
  bookOf: (ship: ShipName) => Book,
  winner: ShipName,
  stolen: number,
  loser: ShipName,
  lost: number,
): void => {
  bookOf(winner).gold.stolen += stolen;
  bookOf(loser).gold.lost -= lost;
};
