import { isOver, waiting } from '@jamaica/rules';
import { deadline } from '../clock/clock.ts';
import type { Standing } from '../store/store.ts';
import { isPlayedByBot, type Table } from './table.ts';

/** What the lists say about a table. */
export const standing = (table: Table): Standing => {
  const { host, terms, stage, berths, game, openedAt } = table;
  const now = game && isOver(game.state) ? waiting(game.state) : null;
  return {
    stage,
    openedAt,
    host,
    terms,
    seats: berths.map(berth => berth?.sitter ?? null),
    asked: (game?.asked ?? []).flatMap(asked => {
      const sitter = berths[asked.seat]?.sitter;
      return sitter?.kind === 'person'
        ? [{ person: sitter.person, seat: asked.seat, until: deadline(table, asked) }]
        : [];
    }),
    final: now && 'over' in now ? now.over : null,
    wakeAt: wakeAt(table),
  };
};

/** When the server has to act by itself: at once while a bot decides or the record is to be written, or by the clock. */
export const wakeAt = (table: Table): number | null => {
  const { game, stage, berths, at, isRecorded } = table;
  if (!game || isRecorded) return null;
  if (stage === 'over' || game.asked.length === 0) return at;
  if (game.asked.some(({ seat }) => isPlayedByBot(berths[seat]))) return at;
  const ends = game.asked.flatMap(asked => deadline(table, asked) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
};
