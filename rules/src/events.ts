import type { Action, Card } from './cards.ts';
import type { CombatFace, Die, ShortageFace } from './dice.ts';
import type { Final } from './final.ts';
import type { HoldText, Resource } from './holds.ts';
import type { Position } from './place.ts';
import type { Seat, ShipName } from './seats.ts';
import type { Power, Treasure } from './treasures.ts';

/** What happened, told to everybody alike but for what `seen` hides. `GameEvent`, as plain `Event` is the browser's. */
export type GameEvent =
  | { readonly kind: 'round-began'; readonly round: number; readonly captain: Seat }
  | { readonly kind: 'dice-rolled'; readonly captain: Seat; readonly dice: readonly [Die, Die] }
  | { readonly kind: 'dice-placed'; readonly captain: Seat; readonly morning: Die; readonly evening: Die }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'began'; readonly ship: ShipName; readonly half: Half; readonly action: Action; readonly die: Die }
  | {
      readonly kind: 'loaded';
      readonly ship: ShipName;
      readonly hold: HoldText;
      readonly into: 'ordinary' | 'sixth';
      readonly overboard: HoldText | null;
    }
  | { readonly kind: 'load-lost'; readonly ship: ShipName; readonly hold: HoldText }
  | {
      readonly kind: 'sailed';
      readonly ship: ShipName;
      readonly from: Position;
      readonly to: Position;
      readonly forward: boolean;
      readonly why: 'action' | 'shortage';
    }
  | { readonly kind: 'finished'; readonly ship: ShipName }
  | { readonly kind: 'attacked'; readonly attacker: ShipName; readonly defender: ShipName; readonly space: number }
  /** How much gunpowder is laid ready; from which holds is still to be said (R-BAT-3, R-PAY-2). */
  | { readonly kind: 'powder-chosen'; readonly ship: ShipName; readonly tokens: number }
  | {
      readonly kind: 'powder-spent';
      readonly ship: ShipName;
      readonly tokens: number;
      readonly from: readonly Taken[];
    }
  | { readonly kind: 'combat-rolled'; readonly ship: ShipName; readonly face: CombatFace; readonly reroll: boolean }
  | { readonly kind: 'sabre'; readonly seat: Seat; readonly of: ShipName; readonly used: boolean }
  | {
      readonly kind: 'battle-won';
      readonly attacker: ShipName;
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly attack: Strength;
      readonly defence: Strength | null;
    }
  | {
      readonly kind: 'battle-drawn';
      readonly attacker: ShipName;
      readonly defender: ShipName;
      readonly strength: number;
    }
  | {
      readonly kind: 'hold-taken';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly hold: HoldText;
      readonly from: 'ordinary' | 'sixth';
      readonly toBank: boolean;
    }
  | {
      readonly kind: 'power-taken';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly power: Power;
      /** What came along in the 6th Hold (R-BAT-12), and whether the Ghost Ship sank it (R-GHO-11). */
      readonly contents: HoldText | null;
      readonly toBank: boolean;
    }
  | {
      readonly kind: 'treasure-taken';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly index: number;
      readonly treasure: Treasure | 'hidden';
    }
  | {
      readonly kind: 'curse-given';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly index: number;
      readonly treasure: number | 'hidden';
    }
  /** R-HOU-2: the Ghost Ship is given a face-down card, and nobody else learns what it is. */
  | {
      readonly kind: 'treasure-given';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly index: number;
      readonly treasure: number | 'hidden';
    }
  | {
      readonly kind: 'power-given';
      readonly winner: ShipName;
      readonly loser: ShipName;
      readonly power: Power;
      /** What went along in the 6th Hold, and whether the Ghost Ship sank it (R-GHO-11). */
      readonly contents: HoldText | null;
      readonly toBank: boolean;
    }
  | { readonly kind: 'nothing-taken'; readonly winner: ShipName; readonly loser: ShipName }
  | {
      readonly kind: 'paid';
      readonly ship: ShipName;
      readonly space: number;
      readonly resource: Resource;
      readonly tokens: number;
      readonly from: readonly Taken[];
    }
  | {
      readonly kind: 'shortage';
      readonly ship: ShipName;
      readonly space: number;
      readonly resource: Resource;
      readonly price: number;
      readonly given: number;
    }
  | { readonly kind: 'shortage-rolled'; readonly ship: ShipName; readonly face: ShortageFace }
  | {
      readonly kind: 'treasure-found';
      readonly ship: ShipName;
      readonly space: number;
      readonly treasure: Treasure | 'hidden';
    }
  | { readonly kind: 'treasure-left'; readonly ship: ShipName; readonly space: number }
  | {
      readonly kind: 'ghost-steered';
      readonly captain: Seat;
      readonly half: Half;
      readonly die: Die;
      readonly forward: boolean;
      readonly forced: boolean;
    }
  | { readonly kind: 'shuffled'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly kind: 'turn-over'; readonly ship: ShipName }
  /** Everything is public now (R-VIS-4): what is left of the piles, the hands, and the ships' rows. */
  | {
      readonly kind: 'game-over';
      readonly final: Final;
      readonly secrets: Secrets;
      readonly hands: readonly (readonly Card[])[];
      readonly rows: readonly (readonly Treasure[])[];
    };

/** Tokens that leave a hold; the 6th Hold comes after the ordinary ones. */
export interface Taken {
  readonly hold: number;
  readonly tokens: number;
}

/** What nobody could see until the game was over. */
export interface Secrets {
  readonly pile: readonly Treasure[];
  readonly removed: readonly Treasure[];
  /** What is left of each seat's deck, top first. */
  readonly decks: readonly (readonly Card[])[];
}

type FieldOf<Event> = Event extends unknown ? Exclude<keyof Event, 'kind'> : never;
type About<Field extends PropertyKey> = Field extends unknown ? { readonly [Each in Field]: unknown } : never;

/**
 * The events without any of these fields. What an event is about is in the names of its fields: one about a treasure card has
 * a `treasure` or a `power`. Whoever cares about nothing else ends a switch in
 * `default: event satisfies EventWithout<'treasure' | 'power'>`. Then the compiler asks for a case where a new event has
 * such a field, and nobody lists the rest.
 */
export type EventWithout<Field extends FieldOf<GameEvent>> = Exclude<GameEvent, About<Field>>;

/** The events with something that not everybody may see (R-VIS-4). */
type Secret<Event = GameEvent> = Event extends unknown ? ('hidden' extends Event[keyof Event] ? Event : never) : never;

/** Whoever wants to hear what happens: a list that is filled, or somebody who counts. */
export interface Listener {
  push(...events: readonly GameEvent[]): void;
}

/** The two halves of a turn. */
export type Half = 'morning' | 'evening';

/** What a strength is made of (R-BAT-4); with a star it does not count. */
export interface Strength {
  readonly face: CombatFace;
  readonly powder: number;
  readonly ladyBeth: boolean;
  readonly total: number;
}

/** An event as a viewer may see it; null is a spectator. Nothing else of the events leaves the engine (R-VIS-4). */
export const seen = (event: GameEvent, viewer: Seat | null): GameEvent => {
  switch (event.kind) {
    case 'chose':
    case 'drew':
      return event.seat === viewer ? event : { ...event, card: 'hidden' };
    case 'treasure-found':
      return event.ship === viewer || isFaceUp(event) ? event : { ...event, treasure: 'hidden' };
    case 'treasure-taken':
      return sawTaken(event, viewer) ? event : { ...event, treasure: 'hidden' };
    case 'curse-given': // R-TRE-4: the others learn that it is cursed, not which one it is
      return event.winner === viewer || event.loser === viewer ? event : { ...event, treasure: 'hidden' };
    case 'treasure-given':
      return event.winner === viewer ? event : { ...event, treasure: 'hidden' };
    default:
      event satisfies Exclude<GameEvent, Secret>;
      return event;
  }
};

/** Whether an event shows people something that they could not know before `seat` chose: it cannot be taken back. */
export const isNews = (event: GameEvent, seat: Seat): boolean => {
  switch (event.kind) {
    case 'revealed':
      return event.seat !== seat;
    case 'treasure-found':
    case 'treasure-taken':
    case 'drew':
    case 'game-over':
      return true;
    default:
      event satisfies EventWithout<'card' | 'treasure' | 'final'> | KnownBefore;
      return false;
  }
};

/** Only the seat that chose has seen its card, and whoever gives a treasure away has looked at it before. */
type KnownBefore = Extract<GameEvent, { kind: 'chose' | 'curse-given' | 'treasure-given' }>;

type Found = Extract<GameEvent, { kind: 'treasure-found' }>;
type Stolen = Extract<GameEvent, { kind: 'treasure-taken' }>;

// The Ghost Ship takes whatever it finds face down (R-GHO-7); a player's power lies face up (R-TRE-1).
const isFaceUp = (event: Found): boolean => event.ship !== 'ghost' && typeof event.treasure === 'string';

// Thief and victim see the card; a power hidden in the Ghost Ship's row turns face up in a player's hands (R-GHO-11).
const sawTaken = (event: Stolen, viewer: Seat | null): boolean =>
  event.winner === viewer || event.loser === viewer || typeof event.treasure === 'string';
