import { sealOf } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import { read, write } from '../../shared/settings/stored.ts';
import type { FarTable } from '../line/far-table.svelte.ts';

const BYTES = 16;

/** What this browser adds to the dice when its person is ready: nobody could have foreseen it. */
const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');

// Kept until the table starts, even over a reload: somebody who cannot open their word is left out of the dice.
const KEPT = 'jamaica-words';
const MOST_KEPT = 10;

/** Each of those who share a browser has a word of their own. */
const keyOf = (table: TableId, mate: number): string => (mate === 0 ? table : `${table}/${mate}`);

const wordAt = (key: string): string | null => {
  const word = read(KEPT)[key];
  return typeof word === 'string' ? word : null;
};

const keep = (key: string, word: string): void => {
  const others = Object.entries(read(KEPT)).filter(([other]) => other !== key);
  write(KEPT, Object.fromEntries([...others.slice(1 - MOST_KEPT), [key, word]]));
};

/** Ready: everybody sees the seal of a word, and the word itself only when all of them are fixed. */
export const beReady = async (far: FarTable, mate = 0): Promise<boolean> => {
  const word = newWord();
  const seal = sealOf(far.now?.commitment ?? '', word);
  keep(keyOf(far.id, mate), word);
  return (await far.ask('seal', { seal })).ok;
};

/** Opens the word of this browser, if it is the one that is waited for. */
export const openWord = (far: FarTable, mate = 0): void => {
  const { now, seat } = far;
  const word = wordAt(keyOf(far.id, mate));
  if (!now?.called || seat === null || word === null) return;
  if (now.seats[seat].seal === sealOf(now.commitment, word)) void far.line.askAt(far.id, 'open', { word });
};
