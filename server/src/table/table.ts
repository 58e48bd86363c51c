import type { Hex32, Seals } from '@jamaica/chance';
import type { Orders, PersonId, Refused, Said, Sitter, Snapshot, TableId, TableOfDay, Terms } from '@jamaica/messages';
import type { Chance, DecisionKind, Result, Seat, Setup, State, Step } from '@jamaica/rules';
import type { Absence, Entry, Fact } from '../log/entry.ts';

type Stage = Snapshot['stage'];

/** A seat that is taken. */
export interface Berth {
  readonly sitter: Sitter;
  /** A bot account of somebody's, which everybody may know. */
  readonly isProgram: boolean;
  /** What a person adds to the dice; null: not ready, or it is sealed. A bot adds nothing. */
  readonly word: string | null;
  /** What is shown of the word until all are fixed; null: not ready. */
  readonly seal: Hex32 | null;
  /** Why a bot plays for this person. */
  readonly absent: Absence | null;
  readonly orders: Orders | null;
  /** Milliseconds left in reserve, not counting what is being thought about now. */
  readonly reserve: number;
  /** The same for all who come from one address; null: nobody knows. */
  readonly from: string | null;
}

/** A seat that has to decide. */
export interface AskedSeat {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** In the time of the table's last entry: where the date jumps, this jumps along. */
  readonly since: number;
}

/** The last decision of a seat. */
export interface Answered {
  readonly decision: number;
  readonly choice: string;
}

export interface Game {
  readonly setup: Setup;
  readonly words: readonly string[];
  readonly seals: Seals;
  readonly state: State;
  /** How many chance steps there were. */
  readonly chances: number;
  /** Those of a race of the day, which fall by what they are for. */
  readonly past: readonly Chance[];
  /** The number of the entry that asked what is open; all cards of a round are asked by the same one. */
  readonly decision: number | null;
  readonly asked: readonly AskedSeat[];
  /** By seat. */
  readonly answered: readonly (Answered | null)[];
}

/** A table as its entries leave it. It knows everything; `shown` decides what of it anybody sees. */
export interface Table {
  readonly id: TableId;
  /** The number and the time of its last entry. */
  readonly number: number;
  readonly at: number;
  readonly openedAt: number;
  readonly host: PersonId;
  /** Opened by somebody whom nobody would know again. */
  readonly isPassing: boolean;
  /** Opened by a big screen, which plays no seat. */
  readonly isOnScreen: boolean;
  /** Somebody has taken over a seat of the game under way. */
  readonly hasChangedHands: boolean;
  /** Those whom the host has sent away. */
  readonly removed: readonly PersonId[];
  readonly terms: Terms;
  readonly commitment: Hex32;
  readonly stage: Stage;
  /** Since when those who have sealed a word may open it, in the time of the last entry; null: nobody has started. */
  readonly calledAt: number | null;
  readonly berths: readonly (Berth | null)[];
  readonly game: Game | null;
  readonly chat: readonly Said[];
  readonly rematchOf: TableId | null;
  readonly rematch: TableId | null;
  /** Who has asked for that, as far as it is known. */
  readonly rematchBy: Seat | null;
  /** The race of the day is sailed here; null: it is any other table. */
  readonly day: TableOfDay | null;
  /** Its record is written. */
  readonly isRecorded: boolean;
}

/** What is decided at a table, before it is written down. A step of the game has been played by then: it is not played twice. */
export type Happening = Exclude<Fact, { readonly kind: 'step' }> | { readonly kind: 'played'; readonly played: Step };

/** What follows when something is asked for, possibly nothing, or why it is refused. */
export type Happenings = Result<readonly Happening[], Refused>;

/** An entry and the table after it. */
export interface Change {
  readonly entry: Entry;
  readonly table: Table;
  /** The step of the game, if it was one. */
  readonly step: Step | null;
}

export const seatOf = (table: Table, person: PersonId | null): Seat | null => {
  if (person === null) return null;
  // Asked a dozen times for each move, so without a function for each berth.
  for (let seat = 0; seat < table.berths.length; seat++) {
    const sitter = table.berths[seat]?.sitter;
    if (sitter?.kind === 'person' && sitter.person === person) return seat;
  }
  return null;
};

export const isSeatOf = (table: Table, seat: Seat): boolean => seat >= 0 && seat < table.terms.rules.players;

/** Whether bots decide for everybody: nobody who sits here would notice if the game stood still. */
export const isAllAway = ({ berths }: Table): boolean =>
  berths.every(berth => berth?.sitter.kind !== 'person' || berth.absent !== null);

/** Whether a bot decides for a seat: its own, or one that stands in. */
export const isPlayedByBot = (berth: Berth | null): boolean =>
  berth !== null && (berth.sitter.kind === 'bot' || berth.absent !== null);
