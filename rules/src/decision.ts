import type { DecisionKind } from './phases.ts';
import type { Seat } from './seats.ts';
import type { Draft, State } from './state.ts';

/** An option of the decision a game waits for, as one number; what it means is the business of the decision's file. */
export type Code = number;

/** What goes on while something is waited for: a view shows the dice, the load or the battle it is about. */
export type Scene =
  | 'between-turns'
  | 'turn'
  | 'sailing' // a movement whose end is being chosen
  | 'retreat'
  | 'loading'
  | 'fighting'
  | 'looting';

/** A choice of one kind: what it says, as data. */
export type ChoiceOf<Kind extends DecisionKind, Says> = { readonly kind: Kind } & Says;

/**
 * A decision: who makes it, what there is to choose from, what follows, and how its options are written. Each stands
 * beside the rule it belongs to; `decisions.ts` lists them all.
 */
export interface DecisionRule<Kind extends DecisionKind, Says extends object> {
  readonly kind: Kind;
  readonly scene: Scene;
  /** Who decides; NONE where every seat decides for itself, which is so for cards alone. */
  decider(game: State): Seat;
  /** Writes the options into `options` and says how many there are. */
  list(game: State, options: Int32Array, seat: Seat): number;
  /** Carries an option out. It is trusted to be one. */
  play(game: Draft, code: Code, seat: Seat): void;
  /** What an option says. */
  says(game: State, code: Code): Says;
  /** How that is written in the notation. */
  write(says: Says): string;
  /** What a text says; undefined when it cannot be read. Another spelling than that of `write` is refused later. */
  read(text: string): Says | undefined;
}
