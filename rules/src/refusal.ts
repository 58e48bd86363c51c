import type { Card } from './cards.ts';
import type { Need } from './chance.ts';
import type { DecisionKind } from './phases.ts';
import type { Seat } from './seats.ts';

/** A value, or why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
/** A value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** Why there is none. */
export const refused = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** What a decision asks, without what may be answered. */
export interface Question {
  readonly kind: DecisionKind;
  readonly seat: Seat;
}

/** Why a choice or a chance step is refused: what was expected instead, as data to translate. */
export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'awaits-chance'; readonly chance: Need }
  | { readonly why: 'awaits-decision'; readonly open: readonly Question[] }
  | { readonly why: 'not-an-option'; readonly question: Question; readonly options: readonly string[] }
  | { readonly why: 'not-a-face'; readonly chance: Need; readonly faces: readonly (string | number)[] }
  | { readonly why: 'not-that-deck'; readonly seat: Seat; readonly cards: readonly Card[] };
