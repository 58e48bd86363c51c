import type { TerminalWords } from '@jamaica/words/terminal';
import { type Terminal, UsageError } from './command.ts';
import { explainReading, fileName } from './reading.ts';
import { readRecords } from './records.ts';

/** One record of a file, and how many there are. */
export interface OneRecord {
  readonly value: unknown;
  readonly line: number;
  readonly games: number;
}

/** The record with this number, counted from 1, of the JSON values in a file; a text says why there is none. */
export const oneRecord = async (
  file: string,
  number: number,
  terminal: Terminal,
  words: TerminalWords,
): Promise<OneRecord | string> => {
  let found: { readonly value: unknown; readonly line: number } | null = null;
  let games = 0;
  for await (const reading of readRecords(file, terminal.input)) {
    if ('fault' in reading) {
      if (found !== null) continue; // whatever is wrong behind it does not matter here
      const place = reading.line === null ? fileName(file, words) : `${fileName(file, words)}:${reading.line}`;
      return `${place}: ${explainReading(reading.fault, words)}`;
    }
    games = reading.number;
    if (games === number) found = reading;
  }
  if (found === null) throw new UsageError(words.reading.noSuchGame(number, games));
  return { ...found, games };
};
