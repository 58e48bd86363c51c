import type { PageShown, PersonId } from '@jamaica/messages';
import type { Hook, RatedThen } from './page-store.ts';
import { editionOf } from './people-rows.ts';
import { number, type Row, text } from './row.ts';

// What rows about people's pages mean, whichever database they come from.

export const shownOf = (row: Row): [PersonId, PageShown] => [
  text(row, 'person'),
  {
    page: number(row, 'page') === 1,
    rating: number(row, 'rating') === 1,
    games: number(row, 'games') === 1,
    rivals: number(row, 'rivals') === 1,
  },
];

export const ratedThenOf = (row: Row): RatedThen => ({
  edition: editionOf(row),
  players: number(row, 'players'),
  at: number(row, 'at'),
  mu: number(row, 'mu'),
  sigma: number(row, 'sigma'),
});

export const hookOf = (row: Row): Hook => ({ url: text(row, 'url'), language: text(row, 'language') });
