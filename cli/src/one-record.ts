import { type Replay, replay } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { explainRecord } from './explain.ts';
import { explainReading, fileName } from './reading.ts';
import { readRecords } from './records.ts';

/** One record of a file, and how many there are. */
interface OneRecord {
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

/** The game of such a record, played again; where there is none it says why, and how the command ends. */
export const oneGame = async (
  file: string,
  number: number,
  terminal: Terminal,
  words: TerminalWords,
): Promise<{ readonly record: OneRecord; readonly game: Replay } | ExitCode> => {
  const record = await oneRecord(file, number, terminal, words);
  if (typeof record === 'string') {
    terminal.errors.write(`${record}\n`);
    return EXIT.usage;
  }
  const game = replay(record.value);
  if (game.ok) return { record, game: game.value };
  terminal.errors.write(`${words.replay.refused(explainRecord(game.error, words))}\n`);
  return EXIT.no;
};
