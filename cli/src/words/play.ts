import type { CombatFace, Die, HoldText, Position, Power, ShipName } from '@jamaica/rules';
import type { CommandHelp } from './help.ts';

/** What `play` says. */
export interface PlayWords {
  readonly help: CommandHelp;
  readonly calls: CallWords;
  readonly table: TableWords;
  readonly ask: AskWords;
  readonly choose: ChooseWords;
}

/** What can be wrong with the call, and what is said when a game begins and when it is left. */
export interface CallWords {
  seatExpected(given: string, last: number): string;
  namesExpected(given: number, players: number): string;
  /** An option that does not go with `--resume`: the file says it all. */
  notWithResume(option: string): string;
  notResumed(file: string, why: string): string;
  resumedOver(file: string): string;
  notWritten(file: string, why: string): string;
  /** Who sits at the table. */
  crew(you: string, rivals: readonly string[]): string;
  /** The dice of this game. */
  fair(commitment: string): string;
  practice(seed: string): string;
  practiceWithoutSeed: string;
  readonly goodbye: string;
  saved(file: string): string;
  resumeWith(command: string): string;
  readonly notSaved: string;
  verifyWith(command: string): string;
}

/** What stands on the table. */
export interface TableWords {
  /** The full names of the pirates, by seat. */
  pirate(seat: number): string;
  /** A label and what it is about: `Hand: gold/gold`. */
  labelled(label: string, text: string): string;
  readonly you: string;
  round(round: number): string;
  readonly captain: string;
  /** Placed, and before that as they were rolled. */
  dice(morning: Die, evening: Die): string;
  rolled(first: Die, second: Die): string;
  readonly holds: string;
  readonly empty: string;
  sixth(contents: string): string;
  readonly none: string;
  readonly cursed: string;
  readonly hand: string;
  /** The line of keys below the options, and the same for who types lines. */
  readonly keys: string;
  readonly undoKey: string;
  readonly typed: string;
  /** What `?` shows, a paragraph each. */
  readonly explained: readonly string[];
  readonly anyKey: string;
  readonly reallyQuit: string;
  /** Answers that count as yes. */
  readonly yes: readonly string[];
  expected(options: number): string;
  readonly undone: string;
  readonly notUndone: string;
  tooSmall(columns: number, rows: number): string;
}

/** What is asked, a sentence each. */
export interface AskWords {
  dice(first: Die, second: Die): string;
  card(morning: Die, evening: Die): string;
  move(die: Die, forward: boolean): string;
  load(goods: HoldText): string;
  empty(goods: HoldText): string;
  pay(price: HoldText): string;
  readonly attack: string;
  /** Against whom, and how strong they are when they have rolled. */
  powder(rival: ShipName, strength: number | null): string;
  powderFrom(tokens: number): string;
  sabre(of: ShipName, face: CombatFace): string;
  loot(loser: ShipName): string;
  readonly retreat: string;
  ghostDirection(die: Die): string;
  ghostMove(die: Die): string;
  readonly ghostAttack: string;
  ghostLoot(loser: ShipName): string;
  ghostLoad(goods: HoldText): string;
}

/** What can be answered, a phrase each. */
export interface ChooseWords {
  dice(morning: Die, evening: Die): string;
  /** The halves of a card, before it is chosen. */
  load(goods: HoldText): string;
  readonly overboard: string;
  readonly lost: string;
  /** So many spaces, to one of these. */
  sail(die: number, forward: boolean, ends: readonly string[]): string;
  readonly afterShortage: string;
  /** A space a movement can end on, and in brackets what is to be said about it. */
  sailTo(end: string): string;
  space(at: Position, remarks: readonly string[]): string;
  readonly finish: string;
  readonly treasure: string;
  readonly shortage: string;
  battle(rivals: readonly ShipName[]): string;
  readonly ordinary: string;
  readonly sixth: string;
  throwOut(goods: HoldText): string;
  throwOutSixth(goods: HoldText): string;
  /** What stays in the holds of one resource. */
  leave(holds: readonly number[], sixth: number, resource: 'food' | 'gold' | 'gunpowder'): string;
  readonly leaveNothing: string;
  attack(ship: ShipName): string;
  powder(tokens: number): string;
  readonly keep: string;
  readonly reroll: string;
  takeHold(goods: HoldText): string;
  takeSixth(goods: HoldText): string;
  takePower(power: Power): string;
  /** A face-down card by its place in the row, from 1, with its worth when it is known, or that it is cursed. */
  takeHidden(place: number, known: string | null): string;
  give(treasure: number): string;
  readonly nothing: string;
  readonly forward: string;
  readonly backward: string;
}
