import type { GameEvent } from '@jamaica/rules';
import { isTold } from '../log/recap.ts';
import { legAt, timelineOf } from '../replay/timeline.ts';
import type { Voyage } from '../replay/voyage.ts';

/** A moment at which a small replay stops: a step of which there is something to tell. */
export interface Moment {
  readonly at: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** The moments of a race, the first before it begins. */
export const momentsOf = (voyage: Voyage): readonly Moment[] => {
  const timeline = timelineOf(voyage);
  const steps = voyage.game.steps.map(({ events }, index) => ({
    at: index + 1,
    round: legAt(timeline, index + 1)?.round ?? 1,
    events: events.filter(event => isTold(event) && event.kind !== 'began'),
  }));
  return [{ at: 0, round: 1, events: [] }, ...steps.filter(({ events }) => events.length > 0)];
};
