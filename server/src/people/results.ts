import type { PersonId } from '@jamaica/messages';
import { bookOf } from '@jamaica/rules';
import type { Listed } from '../store/store.ts';
import { finishingPlace } from './finishing-place.ts';

const HEAD = [
  'table',
  'ended',
  'edition',
  'book',
  'players',
  'ghost',
  'listed',
  'seat',
  'place',
  'won',
  'points',
  'space',
  'gold',
  'treasure',
  'rounds',
  'others',
] as const;

/** A value of a table: in quotes where it has to be, and never one that a program takes for a formula. */
const cell = (value: string | number | boolean): string => {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (values: readonly (string | number | boolean)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The results of somebody's games, one a line. Where a game has none the fields are empty. */
export const resultsTable = (games: readonly Listed[], person: PersonId): string => {
  const lines = games.map(({ table, movedAt, summary: { terms, seats, final } }) => {
    const { edition, players, ghost, house } = terms.rules;
    const seat = seats.findIndex(sitter => sitter?.kind === 'person' && sitter.person === person);
    const score = final?.scores[seat];
    const isWon = final?.winners.includes(seat) ?? false;
    const others = seats.flatMap((sitter, index) =>
      sitter && index !== seat ? [sitter.kind === 'person' ? sitter.name : `${sitter.pirate} (${sitter.level})`] : [],
    );
    return line([
      table,
      new Date(movedAt).toISOString(),
      edition,
      bookOf({ edition, ...(house ? { house } : {}) }) ?? '',
      players,
      ghost,
      terms.listed,
      seat + 1,
      final && score ? finishingPlace(final, seat) : '',
      score ? isWon : '',
      score?.total ?? '',
      score?.space ?? '',
      score?.gold ?? '',
      score?.treasure ?? '',
      final?.rounds ?? '',
      others.join('; '),
    ]);
  });
  return line(HEAD) + lines.join('');
};
