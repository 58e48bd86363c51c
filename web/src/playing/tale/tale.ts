import {
  type Final,
  type GameEvent,
  type Rules,
  type Seat,
  type ShipName,
  seen,
  type View,
  view,
} from '@jamaica/rules';
import { shipCount, totalScore } from '@jamaica/rules/search';
import { legAt, type TimelineMark, timelineOf } from '../logbook/timeline.ts';
import { isFinished, type Voyage } from '../logbook/voyage.ts';
import type { Berth } from '../table/table.ts';

/** A ship on its way from one space to another. */
export interface Leg
  extends Pick<Extract<GameEvent, { readonly kind: 'sailed' }>, 'ship' | 'from' | 'to' | 'forward' | 'why'> {
  readonly at: number;
  readonly round: number;
}

/** Something worth a sentence and a number on the chart. */
export interface Highlight {
  readonly at: number;
  readonly round: number;
  readonly kind: TimelineMark['kind'];
  readonly ship: ShipName;
  readonly space: number;
  /** What happened, as it is told; nothing for a change of the lead, of which no event tells. */
  readonly events: readonly GameEvent[];
  /** By how many points it changed the race. */
  readonly weight: number;
}

/**
 * A race as pictures and films tell it. When it is over all of it is public (R-VIS-4); until then there is nothing in here that the
 * teller cannot see, and neither points nor a winner.
 */
export interface Tale {
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  readonly ships: readonly ShipName[];
  readonly rounds: number;
  readonly legs: readonly Leg[];
  /** In their order. */
  readonly highlights: readonly Highlight[];
  readonly begin: View;
  readonly end: View;
  readonly final: Final | null;
}

/** What a highlight counts when nobody may know the points. */
const BLIND_WEIGHT: Readonly<Record<TimelineMark['kind'], number>> = {
  battle: 3,
  treasure: 2,
  shortage: 2,
  lead: 0,
  finish: 9,
};
/** The finish is told in any case, and whoever takes the lead has done something. */
const LEAST_WEIGHT: Readonly<Record<TimelineMark['kind'], number>> = {
  battle: 0.5,
  treasure: 0.5,
  shortage: 0.5,
  lead: 3,
  finish: 50,
};

/** The tale of a voyage, told by a seat or by a spectator (null). */
export const taleOf = (voyage: Voyage, teller: Seat | null): Tale => {
  const { game, states, rules, berths } = voyage;
  const isOver = isFinished(voyage);
  const heard = (event: GameEvent): GameEvent => (isOver ? event : seen(event, teller));
  const timeline = timelineOf(voyage);
  const roundAt = (at: number): number => legAt(timeline, at)?.round ?? 1;
  const [begin, end] = [view(states[0], teller), view(game.end, teller)];
  const steps = game.steps.map(({ events }) => events.map(heard));

  const legs = steps.flatMap((events, index) =>
    events.flatMap(event =>
      event.kind === 'sailed'
        ? [
            {
              at: index + 1,
              round: roundAt(index + 1),
              ship: event.ship,
              from: event.from,
              to: event.to,
              forward: event.forward,
              why: event.why,
            },
          ]
        : [],
    ),
  );
  const home = timeline.marks.find(({ kind }) => kind === 'finish');
  const highlights = timeline.marks
    // Nobody can see who leads by points while treasures lie face down.
    .filter(({ kind }) => isOver || kind !== 'lead')
    // Whoever comes home first rings in the last round; those behind change nothing by it.
    .filter(mark => mark.kind !== 'finish' || mark === home)
    .map(({ at, kind, ship }): Highlight => {
      const there = view(states[at], teller).ships.find(each => each.ship === ship);
      return {
        at,
        round: roundAt(at),
        kind,
        ship,
        space: there?.position.space ?? 0,
        events: toldOf(kind, steps, at),
        weight: isOver ? LEAST_WEIGHT[kind] + swing(voyage, at) : BLIND_WEIGHT[kind],
      };
    });
  return {
    rules,
    berths,
    ships: begin.ships.map(({ ship }) => ship),
    rounds: end.round,
    legs,
    highlights,
    begin,
    end,
    final: isOver && 'over' in end.waiting ? end.waiting.over : null,
  };
};

/** The events that say what a mark was: of a battle who fought, and how it ended. */
const TOLD: Readonly<Record<TimelineMark['kind'], readonly GameEvent['kind'][]>> = {
  battle: ['attacked'],
  treasure: ['treasure-found'],
  shortage: ['shortage'],
  finish: ['finished'],
  lead: [],
};
const ENDS: readonly GameEvent['kind'][] = ['battle-won', 'battle-drawn'];

const toldOf = (
  kind: TimelineMark['kind'],
  steps: readonly (readonly GameEvent[])[],
  at: number,
): readonly GameEvent[] => {
  const told = steps[at - 1].filter(event => TOLD[kind].includes(event.kind)).slice(0, 1);
  const end =
    kind === 'battle'
      ? steps
          .slice(at - 1)
          .flat()
          .find(event => ENDS.includes(event.kind))
      : undefined;
  return end ? [...told, end] : told;
};

/** By how much anybody's points changed from before a step to the end of that turn. */
const swing = ({ game, states }: Voyage, at: number): number => {
  const over = game.steps.findIndex(
    ({ events }, index) => index >= at - 1 && events.some(({ kind }) => kind === 'turn-over'),
  );
  const [before, after] = [states[at - 1], states[over < 0 ? states.length - 1 : over + 1]];
  return Math.max(
    ...Array.from({ length: shipCount(before) }, (_, ship) =>
      Math.abs(totalScore(after, ship) - totalScore(before, ship)),
    ),
  );
};

/**
 * The weightiest of the highlights, in their order, and never two of one step. The more is told of a round already, the less
 * another moment of it counts: most points change hands at the end, and a race is told from its beginning.
 */
export const weightiest = (highlights: readonly Highlight[], most: number): readonly Highlight[] => {
  const chosen: Highlight[] = [];
  const worth = ({ round, weight }: Highlight): number =>
    weight / 2 ** chosen.filter(each => each.round === round).length;
  while (chosen.length < most) {
    const left = highlights.filter(each => chosen.every(({ at }) => at !== each.at));
    if (left.length === 0) break;
    chosen.push(left.reduce((best, each) => (worth(each) > worth(best) ? each : best)));
  }
  return chosen.sort((one, other) => one.at - other.at);
};
