import { LIMITS } from '@jamaica/messages';
import type { Table } from './table.ts';

/** What somebody is called who has deleted their data: nothing that any language would have to translate. */
const NAMELESS = '…';

const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A name that nobody of the others goes by: the second Anna is Anna 2, also to herself. */
export const distinct = (name: string, others: readonly string[]): string => {
  const taken = others.map(alike);
  for (let count = 1; ; count++) {
    const mark = count === 1 ? '' : ` ${count}`;
    const marked = cut(name, LIMITS.name - mark.length) + mark;
    if (!taken.includes(alike(marked))) return marked;
  }
};

/** By whole characters: half of one cannot be read. */
const cut = (name: string, most: number): string => {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept.trimEnd();
};

/** The names of the people at a table, whoever sits in `seat` left out. */
const namesBeside = ({ berths }: Table, seat: number | null): string[] =>
  berths.flatMap((berth, other) => (berth?.sitter.kind === 'person' && other !== seat ? [berth.sitter.name] : []));

/** What somebody is called at a table, in `seat` or not yet in any. */
export const nameAt = (table: Table, seat: number | null, name: string): string =>
  distinct(name, namesBeside(table, seat));

export const namelessAt = (table: Table, seat: number): string => nameAt(table, seat, NAMELESS);
