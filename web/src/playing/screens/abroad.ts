import type { Seat, ShipName } from '@jamaica/rules';
import type { Snippet } from 'svelte';

/** What a table screen shows besides the game when it is played far away. */
export interface Abroad {
  /** In the bar. */
  readonly tools: Snippet;
  /** Beside what is asked. */
  readonly beside: Snippet;
  /** On a player's panel. */
  readonly mark: Snippet<[ShipName]>;
  /** The ways to leave. */
  readonly leaving: Snippet;
  /** Whom a spectator follows; null: whoever is on the move. */
  readonly followed: Seat | null;
}
