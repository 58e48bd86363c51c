import { accessSync, constants, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { type ArenaOrder, readAsked } from './arena/asked.ts';
import type { Contest } from './arena/contest.ts';
import { playTogether } from './arena/crew.ts';
import { resultJson } from './arena/json.ts';
import { gamesOf } from './arena/order.ts';
import { picture } from './arena/picture.ts';
import { report } from './arena/report.ts';
import { type ContestResult, gamesPlayed, isComplete } from './arena/result.ts';
import { SilentProgram } from './arena/silent.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { ProgressLine } from './progress-line.ts';
import { progressLine } from './simulate/progress.ts';

// Also where a terminal says that it has no columns at all.
const WIDTH = 80;

/** Lets bots play each other and shows which are stronger. */
export const arena: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const asked = readAsked(args, words);
    expectFolder(asked.svg, words);
    const result = await contend(asked.contest, asked.workers ?? availableParallelism(), terminal, words);
    if (asked.json) terminal.output.write(`${JSON.stringify(resultJson(result))}\n`);
    else tell(result, terminal, words);
    return draw(result, asked, terminal, words);
  },
};

/** Whether the drawing can be written is found out before hours of play, not after. */
const expectFolder = (svg: string | null, words: TerminalWords): void => {
  if (svg === null) return;
  try {
    accessSync(dirname(svg), constants.W_OK);
  } catch (error) {
    throw new UsageError(notWritten(svg, error, words));
  }
};

const notWritten = (svg: string, error: unknown, words: TerminalWords): string =>
  words.play.calls.notWritten(svg, error instanceof Error ? error.message : String(error));

/** Plays the games, or as many as have been played when it is interrupted. */
const contend = async (
  contest: Contest,
  workers: number,
  terminal: Terminal,
  words: TerminalWords,
): Promise<ContestResult> => {
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  // It may come twice, from the terminal and from a program around this one: the second signal must not end it without a word.
  process.on('SIGINT', stop);
  const progress = new ProgressLine(terminal.errors);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const all = gamesOf(contest.matches);
  try {
    const played = await playTogether(contest.matches, workers, interrupt.signal, games =>
      progress.show(() => progressLine(games / all, seconds(), terminal.errors.columns || WIDTH, words)),
    );
    return { contest, played, seconds: seconds(), workers };
  } catch (error) {
    throw error instanceof SilentProgram ? new UsageError(words.arena.silent(error.command)) : error;
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
};

const tell = (result: ContestResult, { output, language }: Terminal, { simulate }: TerminalWords): void => {
  const games = gamesPlayed(result.played);
  const stopped = isComplete(result) ? [] : [simulate.stopped(games, gamesOf(result.contest.matches))];
  const lines =
    games === 0 ? [simulate.nothingPlayed] : [...stopped, ...report(result, language, output.columns || WIDTH)];
  output.write(`${lines.join('\n')}\n`);
};

/** Writes the drawing; that it cannot be written is said after the result, which would be lost otherwise. */
const draw = (
  result: ContestResult,
  { svg }: ArenaOrder,
  { errors, language }: Terminal,
  words: TerminalWords,
): ExitCode => {
  if (svg === null || gamesPlayed(result.played) === 0) return EXIT.done;
  try {
    writeFileSync(svg, picture(result, language));
    return EXIT.done;
  } catch (error) {
    errors.write(`${notWritten(svg, error, words)}\n`);
    return EXIT.usage;
  }
};
