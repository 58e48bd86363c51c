import { type Hex32, isWord, sealOf } from '@jamaica/chance';
import { ok, refused } from '@jamaica/rules';
import { READING } from '@jamaica/rules/record';
import { dealt } from '../fairness/dice.ts';
import type { Guest } from './guest.ts';
import { type Happening, type Happenings, seatOf, type Table } from './table.ts';

/**
 * Milliseconds in which a word that was sealed has to be opened. The rule, known to everybody beforehand: whoever
 * does not is left out of the dice, as if their word were empty. The seal stays in the record.
 */
export const TO_OPEN = 10_000;

/** The game begins with the words that are open by now. */
export const begin = ({ terms, berths }: Table, secret: Hex32): Happening => {
  const words = berths.map(berth => berth?.word ?? '');
  return { kind: 'started', setup: { ...dealt(terms.rules, secret, words) }, reading: READING };
};

/** Somebody opens the word that they had sealed; with the last one the game begins. */
export const open = (table: Table, { person }: Guest, word: string, secret: Hex32): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null) return refused('not-seated');
  const berth = table.berths[seat];
  // Asked twice, or too late: the others did not wait.
  if (table.game) return table.game.words[seat] === word ? ok([]) : refused('already-started');
  if (table.calledAt === null) return refused('not-started');
  if (!isWord(word) || berth?.seal !== sealOf(table.commitment, word)) return refused('not-understood');
  if (berth.word !== null) return ok([]);
  const opened = { ...table, berths: table.berths.with(seat, { ...berth, word }) };
  return ok([{ kind: 'word', seat, word }, ...(isAllOpen(opened) ? [begin(opened, secret)] : [])]);
};

/** Whether there is nothing to wait for. */
export const isAllOpen = ({ berths }: Table): boolean =>
  berths.every(berth => berth?.sitter.kind !== 'person' || berth.word !== null);
