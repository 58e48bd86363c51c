import { renameSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { LEVELS, type Level } from '@jamaica/bots';
import { isFields, type Replay, replay } from '@jamaica/rules';
import { UsageError } from '../command.ts';
import { explainRecord } from '../explain.ts';
import { explainReading } from '../reading.ts';
import { readRecords } from '../records.ts';
import type { Words } from '../words/words.ts';
import { newPractice, savedDice } from './dice.ts';
import { type Company, Table } from './table.ts';

/** How good the rivals are when nothing else is said. */
export const USUAL_LEVEL: Level = 'bosun';

/** A saved game. */
export interface Saved {
  readonly table: Table;
  /** Whether the file said where its dice came from. */
  readonly hasDice: boolean;
}

/** Opens a saved game; a file that holds none is refused with the reason. */
export const resume = async (file: string, input: Readable, words: Words): Promise<Saved> => {
  const refuse = (why: string): UsageError => new UsageError(words.play.calls.notResumed(file, why));
  for await (const reading of readRecords(file, input)) {
    if ('fault' in reading) throw refuse(explainReading(reading.fault, words));
    const game = replay(reading.value);
    if (!game.ok) throw refuse(explainRecord(game.error, words));
    if (!isFields(reading.value)) break;
    const dice = savedDice(reading.value, game.value.rules.players);
    const table = Table.resume(game.value, companyOf(reading.value.play, game.value), dice ?? newPractice());
    return { table, hasDice: dice !== undefined };
  }
  throw refuse(words.reading.noRecord);
};

const companyOf = (play: unknown, { rules }: Replay): Company => {
  const { seat, names, level } = isFields(play) ? play : {};
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < rules.players;
  const isNames =
    Array.isArray(names) && names.length <= rules.players && names.every(each => typeof each === 'string');
  const known = LEVELS.find(each => each === level) ?? USUAL_LEVEL;
  return { person: isSeat ? seat : 0, names: isNames ? names : [], level: known };
};

/** Writes the game down; the reason when that fails. */
export const save = (file: string, table: Table): string | null => {
  try {
    // Beside it first, so that a full disk does not cost the game that was saved before.
    const fresh = `${file}.new`;
    writeFileSync(fresh, `${JSON.stringify(table.record())}\n`);
    renameSync(fresh, file);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
