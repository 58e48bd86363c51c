import type { Orders } from '@jamaica/messages';
import { apply, ok, refused, type Seat } from '@jamaica/rules';
import type { Guest } from './guest.ts';
import { type Happenings, seatOf, type Table } from './table.ts';

interface Choice {
  /** The number of the entry that asked. */
  readonly decision: number;
  readonly choice: string;
}

/** Answers a decision. The same answer once more changes nothing, however late it comes. Whoever was away is back. */
export const choose = (table: Table, { person }: Guest, { decision, choice }: Choice): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  const { game } = table;
  if (!game) return refused('not-started');
  const last = game.answered[seat];
  if (last?.decision === decision) return last.choice === choice ? ok([]) : refused('too-late');
  if (table.stage === 'over') return refused('over');
  if (decision !== game.decision) return refused(decision < table.number ? 'too-late' : 'not-open');
  const step = answer(table, seat, choice);
  if (!step.ok) return step;
  const isAway = table.berths[seat]?.absent !== null;
  return ok(isAway ? [{ kind: 'returned', seat }, ...step.value] : step.value);
};

/** A seat's answer to what it is asked, by a person or by a bot. */
export const answer = ({ game }: Table, seat: Seat, choice: string): Happenings => {
  const asked = game?.asked.find(each => each.seat === seat);
  if (!game || !asked) return refused('not-open');
  const played = apply(game.state, { kind: asked.kind, seat, choice });
  return played.ok ? ok([{ kind: 'played', played: played.value }]) : refused('not-an-option');
};

/** Lets a bot play, visibly, until they come back. */
export const leave = (table: Table, { person }: Guest): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  // A race of the day waits: nobody else sails it for them, and they go on with it on any device.
  if (table.day) return ok([]);
  const isThere = table.stage === 'sailing' && table.berths[seat]?.absent === null;
  return ok(isThere ? [{ kind: 'absent', seat, why: 'left' }] : []);
};

export const back = (table: Table, { person }: Guest): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  if (table.stage === 'over') return refused('over');
  return ok(table.berths[seat]?.absent == null ? [] : [{ kind: 'returned', seat }]);
};

export const orders = (table: Table, { person }: Guest, given: Orders): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  if (table.stage === 'over') return refused('over');
  const isSame = JSON.stringify(table.berths[seat]?.orders) === JSON.stringify(given);
  return ok(isSame ? [] : [{ kind: 'ordered', seat, orders: given }]);
};
