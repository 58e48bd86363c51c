import type { PersonId, TableId, Terms } from '@jamaica/messages';

/** People who play together, and what they play. */
export interface PartyPlan {
  readonly terms: Terms;
  readonly names: readonly string[];
  readonly onlookers: readonly string[];
  /** Words are sealed before any is known. */
  readonly isSealed: boolean;
  /** How much of the game has been played when the harbour opens, in percent; null: the table is still to be opened. */
  readonly played: number | null;
}

/** People who mean to play together. */
export interface Party {
  readonly plan: PartyPlan;
  readonly host: PersonId;
  /** How many of them want a seat. */
  readonly players: number;
  table: TableId | null;
}

export const idOf = (name: string): PersonId => name.toLowerCase().padEnd(16, '-');
