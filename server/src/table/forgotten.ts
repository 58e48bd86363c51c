import { ok, refused } from '@jamaica/rules';
import { handedOver, rise } from './gathering.ts';
import type { Guest } from './guest.ts';
import { namelessAt } from './names.ts';
import { type Happening, type Happenings, seatOf, type Table } from './table.ts';

/**
 * Somebody deletes their data. Where people gather their seat is free; in a game a bot plays on for them, and under way or
 * over, nobody is shown their name or what they said any more. Their moves stay: the game could not be verified without.
 */
export const forgotten = (table: Table, who: Guest): Happenings => {
  const seat = seatOf(table, who.person);
  // In a moment the game begins; then a bot can play for them.
  if (table.calledAt !== null) return refused('unavailable');
  if (table.stage === 'gathering') return seat === null ? ok(handedOver(table, who.person)) : rise(table, who);
  if (seat === null) return ok([]);
  const berth = table.berths[seat];
  if (berth?.sitter.kind !== 'person') return ok([]);
  const sitter = { ...berth.sitter, name: namelessAt(table, seat) };
  const sat: Happening = { kind: 'sat', seat, sitter };
  const isThere = table.stage === 'sailing' && berth.absent === null;
  return ok(isThere ? [{ kind: 'absent', seat, why: 'left' }, sat] : [sat]);
};
