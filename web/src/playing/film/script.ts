import type { ShipName } from '@jamaica/rules';
import { type Highlight, type Leg, type Tale, weightiest } from '../tale/tale.ts';

/** How long a film runs at most, and its parts, in seconds. */
export const SECONDS = 30;
const TITLE = 2.6;
const FINALE = 4.4;
/** How long one stays at a highlight, and with how many. */
const HOLD = 1.5;
const MOST_HELD = 7;
/** The longest that a ship takes to sail, in a race that broke off early. */
const LONGEST_SLOT = 0.6;
/** A ship takes its time: the next ones may be under way before it has arrived. */
const OVERLAP = 2.4;

interface Span {
  readonly from: number;
  readonly until: number;
}
interface Sailing extends Span {
  readonly leg: Leg;
}
interface Held extends Span {
  readonly highlight: Highlight;
}
interface Day extends Span {
  readonly round: number;
}

/** What is seen when. */
export interface Script {
  readonly seconds: number;
  readonly title: Span;
  readonly finale: Span;
  readonly sailings: readonly Sailing[];
  readonly held: readonly Held[];
  /** A round is a day. */
  readonly days: readonly Day[];
}

type Item = { readonly at: number } & ({ readonly leg: Leg } | { readonly highlight: Highlight });

/** The film of a race: every leg is seen, and one stays a while at what changed the race. */
export const scriptOf = ({ legs, highlights }: Pick<Tale, 'legs' | 'highlights'>): Script => {
  const chosen = weightiest(highlights, MOST_HELD);
  const items: readonly Item[] = [
    ...legs.map(leg => ({ at: leg.at, leg })),
    ...chosen.map(highlight => ({ at: highlight.at, highlight })),
  ].sort((one, other) => one.at - other.at || Number('highlight' in one) - Number('highlight' in other));
  const room = SECONDS - TITLE - FINALE - chosen.length * HOLD;
  const slot = Math.min(LONGEST_SLOT, room / Math.max(1, legs.length));

  const [sailings, held]: [Sailing[], Held[]] = [[], []];
  const begins = new Map<number, number>();
  let now = TITLE;
  for (const item of items) {
    const round = 'leg' in item ? item.leg.round : item.highlight.round;
    if (!begins.has(round)) begins.set(round, now);
    if ('leg' in item) {
      sailings.push({ leg: item.leg, from: now, until: now + slot * OVERLAP });
      now += slot;
    } else {
      held.push({ highlight: item.highlight, from: now, until: now + HOLD });
      now += HOLD;
    }
  }
  const end = now;
  const starts = [...begins.entries()];
  return {
    seconds: end + FINALE,
    title: { from: 0, until: TITLE },
    finale: { from: end, until: end + FINALE },
    sailings: sailings.map((sailing, index) => ({
      ...sailing,
      until: arrival(sailing, sailings.slice(index + 1), end),
    })),
    held,
    days: starts.map(([round, from], index) => ({
      round,
      from: index === 0 ? 0 : from,
      until: starts[index + 1]?.[1] ?? end,
    })),
  };
};

/** A ship has arrived before it sails on, and before the race is over. */
const arrival = ({ leg, until }: Sailing, later: readonly Sailing[], end: number): number => {
  const next = later.find(other => other.leg.ship === leg.ship);
  return Math.min(until, next?.from ?? end, end);
};

/** Where a ship is: on its way, with a share of it behind it, or at the end of a leg. */
interface Whereabouts {
  readonly leg: Leg | null;
  readonly share: number;
}

export const whereabouts = ({ sailings }: Pick<Script, 'sailings'>, ship: ShipName, time: number): Whereabouts => {
  const last = sailings.findLast(({ leg, from }) => leg.ship === ship && from <= time);
  if (!last) return { leg: null, share: 0 };
  const { from, until, leg } = last;
  return { leg, share: until > from ? Math.min(1, (time - from) / (until - from)) : 1 };
};

export const dayAt = ({ days }: Pick<Script, 'days'>, time: number): Day | null =>
  days.findLast(({ from }) => from <= time) ?? days[0] ?? null;

/** How dark it is, from 0 to 1: night falls in the second half of every round, and the last one ends by day. */
export const darknessAt = (script: Pick<Script, 'days' | 'finale'>, time: number): number => {
  const day = dayAt(script, time);
  if (!day || time >= script.finale.from) return 0;
  const share = (time - day.from) / Math.max(0.001, day.until - day.from);
  return share < 0.5 ? 0 : Math.sin(Math.PI * (share - 0.5) * 2) ** 0.7;
};

/** What is told now: a highlight is read until the next one, but not forever. */
const READ = 2.8;
export const heldAt = ({ held }: Pick<Script, 'held'>, time: number): Held | null => {
  const last = held.findLast(({ from }) => from <= time);
  return last && time < last.from + READ ? last : null;
};
