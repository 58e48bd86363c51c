import { LIMITS } from '@jamaica/messages';
import type { Table } from './table.ts';

/** What somebody is called who has deleted their data, or does not want to be named: nothing that any language would have to translate. */
export const NAMELESS = '…';

/** Letters of other alphabets, each before the Latin one, or the digit, that it looks like in most typefaces. */
const PAIRS =
  'аa бb вb гr еe зe іi јj кk мm нh оo пn рp сc тt уy хx ѕs һh ԁd ӏl ьb ԛq ԝw ' +
  'αa βb γy εe ηn ιi κk μu νv οo ρp τt υu χx ωw ϲc ϳj ıi 0o 1l |l 3e 6b';
const LOOK_ALIKE: ReadonlyMap<string, string> = new Map(PAIRS.split(' ').map(pair => [pair[0], pair[1]]));

/** Each of its characters is one code unit, and nothing has to be taken apart: so are most names. */
const isPlain = (name: string): boolean => /^[ -~]*$/.test(name);

/** What a name looks like at a glance: Аnna, with a letter of another alphabet, is Anna. */
const alike = (name: string): string => {
  const plain = (isPlain(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  return Array.from(plain, letter => LOOK_ALIKE.get(letter) ?? letter).join('');
};

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
  if (isPlain(name)) return name.slice(0, most).trimEnd();
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
