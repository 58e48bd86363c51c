import type { Clocks, ClockTerms } from '@jamaica/messages';
import type { AskedSeat, Berth, Table } from '../table/table.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** Milliseconds for each decision; null: no limit. */
export const decisionTime = (clock: ClockTerms): number | null => {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return clock.decision * SECOND;
    case 'slow':
      return clock.hours * HOUR;
  }
};

/** Milliseconds in reserve at the beginning. */
export const firstReserve = (clock: ClockTerms): number => {
  switch (clock.kind) {
    case 'none':
    case 'slow':
      return 0;
    case 'live':
      return clock.reserve * SECOND;
  }
};

/** How long a seat has been thinking about what it is asked. */
export const spent = (asked: AskedSeat, at: number): number => Math.max(0, at - asked.since);

/** What is left in reserve after thinking for so long: it is touched only when the time of the decision is used up. */
export const reserveAfter = (clock: ClockTerms, reserve: number, thought: number): number => {
  const allowed = decisionTime(clock);
  return allowed === null ? reserve : Math.max(0, reserve - Math.max(0, thought - allowed));
};

/** Whether a seat's clock runs while it is asked: a person's does, unless a bot plays for them. */
export const isTimed = (berth: Berth | null): boolean => berth?.sitter.kind === 'person' && berth.absent === null;

/** When a seat's time is up; null: never. */
export const deadline = (table: Table, asked: AskedSeat): number | null => {
  const allowed = decisionTime(table.terms.clock);
  const berth = table.berths[asked.seat];
  if (allowed === null || !berth || !isTimed(berth)) return null;
  return asked.since + allowed + berth.reserve;
};

/** The clocks of all seats as they stand at a time; none where nobody's runs. */
export const clocks = (table: Table, at: number): Clocks => {
  const { clock } = table.terms;
  const allowed = decisionTime(clock);
  if (allowed === null || !table.game) return [];
  return table.berths.map((berth, seat) => {
    const asked = table.game?.asked.find(each => each.seat === seat);
    const runs = asked !== undefined && isTimed(berth);
    const thought = runs ? spent(asked, at) : 0;
    return {
      decision: Math.max(0, allowed - thought),
      reserve: reserveAfter(clock, berth?.reserve ?? 0, thought),
      runs,
    };
  });
};
