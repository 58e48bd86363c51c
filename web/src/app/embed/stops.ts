import type { GameEvent } from '@jamaica/rules';
import { isTold } from '../../playing/log/recap.ts';
import { legAt, timelineOf } from '../../playing/logbook/timeline.ts';
import type { Voyage } from '../../playing/logbook/voyage.ts';

/** Where a small replay stops: a step of which there is something to tell. */
interface Stop {
  readonly at: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
}

/** The stops of a race, the first before it begins. */
export const stopsOf = (voyage: Voyage): readonly Stop[] => {
  const timeline = timelineOf(voyage);
  const steps = voyage.game.steps.map(({ events }, index) => ({
    at: index + 1,
    round: legAt(timeline, index + 1)?.round ?? 1,
    events: events.filter(event => isTold(event) && event.kind !== 'began'),
  }));
  return [{ at: 0, round: 1, events: [] }, ...steps.filter(({ events }) => events.length > 0)];
};
