import type { EventWithout, GameEvent, ShipName, State } from '@jamaica/rules';
import { shipCount, totalScore } from '@jamaica/rules/search';
import type { MarkKind } from '@jamaica/words/page';
import type { Voyage } from './voyage.ts';

/** A round of the voyage: the step that it begins with, and the one after its last. */
interface Leg {
  readonly round: number;
  readonly from: number;
  readonly until: number;
}

/** Something that one may want to look for, after a step of the voyage. */
export interface TimelineMark {
  readonly at: number;
  readonly kind: MarkKind;
  /** Who attacked, found, had it, leads, came home. */
  readonly ship: ShipName;
}

export interface Timeline {
  readonly legs: readonly Leg[];
  /** In the order of the steps. */
  readonly marks: readonly TimelineMark[];
}

/** The leg that a step is in; the first one has what comes before it too. */
export const legAt = ({ legs }: Timeline, at: number): Leg | null =>
  legs.findLast(({ from }) => from <= at) ?? legs[0] ?? null;

/** The rounds of a voyage and what can be seen of it from afar. Steps are counted from 1; 0 is before the first. */
export const timelineOf = (voyage: Pick<Voyage, 'game' | 'rules' | 'states'>): Timeline => {
  const { game, states } = voyage;
  const starts = game.steps.flatMap(({ events }, index) =>
    events.flatMap(event => (event.kind === 'round-began' ? [{ round: event.round, from: index + 1 }] : [])),
  );
  const legs = starts.map(({ round, from }, index) => ({
    round,
    from,
    until: starts[index + 1]?.from ?? states.length,
  }));
  const seen = game.steps.flatMap(({ events }, index) => events.flatMap(event => marked(event, index + 1)));
  return { legs, marks: [...seen, ...overtakings(voyage, legs)].toSorted((one, other) => one.at - other.at) };
};

const marked = (event: GameEvent, at: number): readonly TimelineMark[] => {
  switch (event.kind) {
    case 'attacked':
      return [{ at, kind: 'battle', ship: event.attacker }];
    case 'treasure-found':
      return [{ at, kind: 'treasure', ship: event.ship }];
    case 'shortage':
      return [{ at, kind: 'shortage', ship: event.ship }];
    case 'finished':
      return [{ at, kind: 'finish', ship: event.ship }];
    case 'paid':
    case 'treasure-left':
      return [];
    default:
      event satisfies EventWithout<'space'>;
      return [];
  }
};

/** Who has the most points now; null when several have. */
const leaderOf = (state: State): number | null => {
  const totals = Array.from({ length: shipCount(state) }, (_, ship) => totalScore(state, ship));
  const most = Math.max(...totals);
  return totals.filter(total => total === most).length === 1 ? totals.indexOf(most) : null;
};

/**
 * Changes of the lead, by points. It is looked at when a round is over, because within one everybody's goods come in turn;
 * and a tie takes the lead from nobody.
 */
const overtakings = (
  { rules, states }: Pick<Voyage, 'rules' | 'states'>,
  legs: readonly Leg[],
): readonly TimelineMark[] => {
  const marks: TimelineMark[] = [];
  let leader: number | null = null;
  for (const { until } of legs) {
    const now = leaderOf(states[until - 1]);
    if (now === null) continue;
    if (leader !== null && leader !== now)
      marks.push({ at: until - 1, kind: 'lead', ship: now === rules.players ? 'ghost' : now });
    leader = now;
  }
  return marks;
};
