import type { TableId } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import { decisionTime } from '../../src/clock/clock.ts';
import type { Entry } from '../../src/log/entry.ts';
import type { Table } from '../../src/table/table.ts';

/** A time in which no server could have served anybody. */
interface Gap {
  readonly from: number;
  until: number | null;
}

/**
 * A server that dies is missed after a second, one that is stopped after the lease; what is shorter may count against those
 * who think, and so may the first moments of what is longer.
 */
const UNNOTICED = 4500;
/** What dates that differ, commits under way and rounding may make of it. */
const TOLERANCE = 2500;

/** Counts everybody's time by the one clock that is right, and sees to it that nobody loses any by another's fault. */
export class ClockCheck {
  readonly #now: () => number;
  readonly #fail: (what: string) => void;
  readonly #gaps: Gap[] = [];
  /** Since when each seat of each table has been asked, as far as anybody could hold it against them. */
  readonly #asked = new Map<string, { readonly decision: number; readonly since: number }>();

  constructor(now: () => number, fail: (what: string) => void) {
    this.#now = now;
    this.#fail = fail;
  }

  /** Whether there is anybody now who could serve. */
  served(isServed: boolean): void {
    const last = this.#gaps.at(-1);
    const isGap = last !== undefined && last.until === null;
    if (isServed && isGap) last.until = this.#now();
    if (!isServed && !isGap) this.#gaps.push({ from: this.#now(), until: null });
  }

  changed(before: Table | null, { entry, table }: { readonly entry: Entry; readonly table: Table }): void {
    const allowed = decisionTime(table.terms.clock);
    if (allowed === null) return;
    if (before && entry.kind === 'absent' && entry.why === 'time') this.#timedOut(before, entry.seat, allowed);
    if (before && entry.kind === 'step' && 'decide' in entry.step)
      this.#charged(before, table, entry.step.seat, allowed);
    if (before && entry.kind === 'returned' && isAnew(before, entry.seat))
      this.#asked.delete(`${table.id}/${entry.seat}`);
    for (const { seat } of table.game?.asked ?? []) this.#note(table.id, seat, table.game?.decision ?? 0);
  }

  #note(table: TableId, seat: Seat, decision: number): void {
    const key = `${table}/${seat}`;
    if (this.#asked.get(key)?.decision !== decision) this.#asked.set(key, { decision, since: this.#now() });
  }

  /** The most that anybody could say a seat has thought. */
  #thought(table: TableId, seat: Seat): number {
    const since = this.#asked.get(`${table}/${seat}`)?.since ?? 0;
    const now = this.#now();
    const missed = this.#gaps
      .map(({ from, until }) => Math.min(until ?? now, now) - Math.max(from, since))
      .reduce((sum, gap) => sum + Math.max(0, gap - UNNOTICED), 0);
    return now - since - missed;
  }

  #timedOut({ id, berths }: Table, seat: Seat, allowed: number): void {
    const had = this.#thought(id, seat);
    const due = allowed + (berths[seat]?.reserve ?? 0);
    if (had + TOLERANCE < due) this.#fail(`seat ${seat} of ${id} had ${due} ms, and was timed out after ${had} ms`);
  }

  #charged({ id, berths }: Table, after: Table, seat: Seat, allowed: number): void {
    const paid = (berths[seat]?.reserve ?? 0) - (after.berths[seat]?.reserve ?? 0);
    const over = Math.max(0, this.#thought(id, seat) - allowed);
    if (paid > over + TOLERANCE) this.#fail(`seat ${seat} of ${id} paid ${paid} ms for ${over} ms too many`);
  }
}

/** Whether somebody who comes back begins to think anew. */
const isAnew = ({ berths }: Table, seat: Seat): boolean =>
  berths[seat]?.absent === 'time' || berths.every(berth => berth?.sitter.kind !== 'person' || berth.absent !== null);
