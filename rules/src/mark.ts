import type { Card } from './cards.ts';
import type { HoldText } from './holds.ts';
import type { ShipName } from './seats.ts';
import type { Power, Treasure } from './treasures.ts';

/** A ship as a record writes it down, nothing hidden. */
export interface ShipMark {
  readonly space: number;
  readonly lap: number;
  readonly holds: readonly HoldText[];
  readonly sixth: HoldText | 'empty' | null;
  readonly powers: readonly Power[];
  readonly hidden: readonly Treasure[];
  readonly hand: readonly Card[];
}

/** The position as a record writes it down after a ship's complete turn. */
export interface Mark {
  readonly tokens: readonly number[];
  readonly ships: readonly ShipMark[];
}

/** A mark and the ship whose turn was over. */
export type TurnMark = { readonly after: ShipName } & Mark;
