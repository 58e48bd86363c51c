import { isOver, waiting } from '@jamaica/rules';
import { deadline } from '../clock/clock.ts';
import { LISTED_FOR, type Summary } from '../store/store.ts';
import { isAllAway, isPlayedByBot, type Table } from './table.ts';
import { TO_OPEN } from './words.ts';

/** What the lists say about a table. */
export const summaryOf = (table: Table): Summary => {
  const { host, terms, stage, berths, game, openedAt } = table;
  const now = game && isOver(game.state) ? waiting(game.state) : null;
  return {
    stage,
    openedAt,
    host,
    terms,
    seats: berths.map(berth => berth?.sitter ?? null),
    programs: berths.flatMap((berth, seat) => (berth?.isProgram ? [seat] : [])),
    asked: (game?.asked ?? []).flatMap(asked => {
      const sitter = berths[asked.seat]?.sitter;
      return sitter?.kind === 'person'
        ? [{ person: sitter.person, seat: asked.seat, until: deadline(table, asked) }]
        : [];
    }),
    final: now && 'over' in now ? now.over : null,
    wakeAt: wakeAt(table),
    ...(stage === 'gathering' ? { listedUntil: table.at + (table.isPassing ? LISTED_IN_PASSING : LISTED_FOR) } : {}),
    isRated: isRated(table),
    ...(table.day ? { day: table.day } : {}),
  };
};

const HOUR = 60 * 60 * 1000;
/** A table of somebody whom nobody would know again is shown for so long after anything happened there. */
const LISTED_IN_PASSING = 2 * HOUR;

/**
 * Whether a game counts: a public one, in which nobody can wait forever because they lose, and in which nobody plays with
 * somebody beside them, or with somebody else's cards. That the people are more than a cookie is looked at when it is over.
 */
const isRated = ({ terms, berths, hasChangedHands }: Table): boolean => {
  const houses = berths.flatMap(berth => (berth?.sitter.kind === 'person' && berth.from !== null ? [berth.from] : []));
  return !hasChangedHands && terms.listed && terms.clock.kind !== 'none' && new Set(houses).size === houses.length;
};

/**
 * When the server has to act by itself: at once while a bot decides or the record is to be written, or by the clock. Where
 * nobody plays any more it has to do nothing until somebody looks on.
 */
export const wakeAt = (table: Table): number | null => {
  const { game, stage, berths, at, isRecorded, calledAt } = table;
  if (calledAt !== null) return calledAt + TO_OPEN;
  if (!game || isRecorded) return null;
  if (stage === 'over' || game.asked.length === 0) return at;
  if (isAllAway(table)) return null;
  if (game.asked.some(({ seat }) => isPlayedByBot(berths[seat]))) return at;
  const ends = game.asked.flatMap(asked => deadline(table, asked) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
};
