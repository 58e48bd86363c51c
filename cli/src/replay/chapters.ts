import { type GameEvent, type Seat, type State, seen } from '@jamaica/rules';
import type { Replay } from '@jamaica/rules/record';

/** A round of a recorded game: what happened in it, and the game after it. */
export interface RecordedRound {
  readonly round: number;
  readonly events: readonly GameEvent[];
  readonly end: State;
}

/** A recorded game round by round, as a seat saw it; null tells everything. */
export const chapters = (game: Replay, viewer: Seat | null): RecordedRound[] => {
  const found: { round: number; events: GameEvent[]; end: State }[] = [];
  for (const { events, state } of game.steps) {
    for (const event of events) {
      if (event.kind === 'round-began') found.push({ round: event.round, events: [], end: state });
      found[found.length - 1].events.push(viewer === null ? event : seen(event, viewer));
    }
    found[found.length - 1].end = state;
  }
  return found;
};
