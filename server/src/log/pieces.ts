import type { TableId } from '@jamaica/messages';
import type { Time } from '../clock/time.ts';
import type { Store } from '../store/store.ts';
import type { Entry } from './entry.ts';

/** How many entries are read before others have their turn. */
const PIECE = 1000;

/** The entries of a table from a number on, in pieces: a long log keeps nobody else waiting. */
export async function* piecesOf(
  store: Pick<Store, 'entries'>,
  time: Time,
  table: TableId,
  from = 1,
): AsyncGenerator<readonly Entry[]> {
  for (let next = from; ; ) {
    const piece = await store.entries(table, next, PIECE);
    if (piece.length > 0) yield piece;
    if (piece.length < PIECE) return;
    next = piece[piece.length - 1].number + 1;
    await time.pause();
  }
}
