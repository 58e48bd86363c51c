import type { ShipName } from './seats.ts';

/** A ship's points: those of its space, its gold and its treasures, and all together (R-END-3). */
export interface Score {
  readonly space: number;
  readonly gold: number;
  readonly treasure: number;
  readonly total: number;
}

/** How a game ended: scores and winners in the order of the seats, the Ghost Ship last. */
export interface Final {
  readonly rounds: number;
  readonly scores: readonly Score[];
  readonly winners: readonly ShipName[];
}
