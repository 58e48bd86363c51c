import type { Final } from '@jamaica/rules';
import type { Troubles } from './trouble.ts';

/** A victory is counted in parts, so that a shared one can be divided, and sums are exact in any order: up to 7 ships. */
export const VICTORY = 420;

/** How a game went for one entrant. */
export interface Fared {
  readonly score: number;
  /** Its part of the victory, of `VICTORY`. */
  readonly share: number;
  /** How often it had a choice, and how long it thought in all. */
  readonly choices: number;
  readonly milliseconds: number;
  readonly troubles: Troubles;
}

/** A game that was played: its number in the match, and the entrants in the order of the lineup. */
export interface Played {
  readonly game: number;
  readonly entrants: readonly Fared[];
}

/** What each seat has of the victory. The Ghost Ship's part is nobody's. */
export const sharesOf = ({ winners, scores }: Final): number[] =>
  scores.map((_, seat) => (winners.includes(seat) ? VICTORY / winners.length : 0));
