import { renameSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { newPractice, savedDice } from '@jamaica/chance';
import { isFields, replay } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { UsageError } from '../command.ts';
import { explainRecord } from '../explain.ts';
import { explainReading } from '../reading.ts';
import { readRecords } from '../records.ts';
import { companyIn } from './company.ts';
import { Table } from './table.ts';

/** A saved game. */
interface Saved {
  readonly table: Table;
  /** Whether the file said where its dice came from. */
  readonly hasDice: boolean;
}

/** Opens a saved game; a file that holds none is refused with the reason. */
export const resume = async (file: string, input: Readable, words: TerminalWords): Promise<Saved> => {
  const refuse = (why: string): UsageError => new UsageError(words.play.calls.notResumed(file, why));
  for await (const reading of readRecords(file, input)) {
    if ('fault' in reading) throw refuse(explainReading(reading.fault, words));
    const game = replay(reading.value);
    if (!game.ok) throw refuse(explainRecord(game.error, words));
    if (!isFields(reading.value)) break;
    const dice = savedDice(reading.value, game.value.rules.players);
    const table = Table.resume(game.value, companyIn(reading.value, game.value.rules.players), dice ?? newPractice());
    return { table, hasDice: dice !== undefined };
  }
  throw refuse(words.reading.noRecord);
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
