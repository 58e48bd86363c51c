import type { Level, Skill, Style } from '@jamaica/bots';
import type { GameEvent, Refusal, Result, Rules, Seat, View } from '@jamaica/rules';
import type { Sailor } from '@jamaica/words';

/** Who sits in a seat: a sailor, who may be a bot. */
export interface Berth extends Sailor {
  /** How good the bot is; null for a person. */
  readonly bot: Level | null;
  /** Where a bot that is as strong as you stands between the levels; left out for a bot of its level. */
  readonly skill?: Skill;
  /** What the bot likes besides winning. */
  readonly style?: Style;
}

/** A step of the game that is over and done with. */
export interface Passed {
  /** How many steps the game had with it. */
  readonly number: number;
  /** What it brought, as `viewer` may see it; null is a spectator. */
  events(viewer: Seat | null): readonly GameEvent[];
}

/** The table after one step of the game, for everybody who may look at it. */
export interface Moment extends Passed {
  view(viewer: Seat | null): View;
}

/** Somebody who wants to know how the game goes on. */
export interface Onlooker {
  /** The game has moved on by a step. */
  moved(moment: Moment): void;
  /** Choices were taken back: this is how it stands now. */
  rewound(moment: Moment): void;
  /** A bot cannot think as its level does here: the deckhand answers for it. */
  outwitted?(seat: Seat): void;
}

/**
 * A table that somebody sits at in the browser. The game may be played here or far away: everything that is drawn and
 * clicked knows this alone.
 */
export interface Table {
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  /** The seats of the people in front of this screen. */
  readonly own: readonly Seat[];
  /** Everything since the beginning, the present included. */
  readonly past: readonly Passed[];
  readonly now: Moment;
  watch(onlooker: Onlooker): void;
  choose(seat: Seat, choice: string): Result<true, Refusal>;
  /** Whether a choice is on its way to where the game is played, if that is far away. */
  readonly isSending?: boolean;
  /** Whose last choice can be taken back, because nothing new has been seen since; null when there is none. */
  readonly undoable: Seat | null;
  undo(): void;
  /** The record so far; null where it is still a secret. */
  record(): object | null;
  leave(): void;
}
