import { isatty } from 'node:tty';
import { LANGUAGES } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import manifest from '../package.json' with { type: 'json' };
import { type Call, type Called, readCall } from './call.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { COMMANDS, type CommandName } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import { languageOf } from './language.ts';
import { load } from './load.ts';
import { nearest } from './nearest.ts';
import { standardPipes } from './pipes.ts';

// Streams are made when they are asked for: pipes do without them.
const terminalFor = ({ call, language }: Called): Terminal => ({
  get input() {
    return process.stdin;
  },
  get output() {
    return process.stdout;
  },
  get errors() {
    return process.stderr;
  },
  language: language ?? languageOf(process.env),
  colour: isatty(1) && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  pipes: isForPrograms(call) && !isatty(0) && !isatty(1) ? standardPipes : undefined,
});

const isForPrograms = (call: Call): boolean => call.kind === 'command' && call.name === 'protocol';

const carryOut = async (call: Call, terminal: Terminal): Promise<ExitCode> => {
  const words = wordsFor(terminal.language);
  switch (call.kind) {
    case 'command':
      return (await loaded(call.name, words)).run(call.args, terminal);
    case 'help':
      return say(
        call.about === null
          ? programHelp(words, terminal.output.columns)
          : commandHelp(call.about, words, terminal.output.columns),
      );
    case 'version':
      return say(`jamaica ${manifest.version}`);
    default:
      throw new UsageError(refusal(call, words));
  }
};

/** The server is a package of its own: where only the command is installed, people are told how to get it. */
const loaded = async (name: CommandName, { frame }: TerminalWords): Promise<Command> => {
  try {
    return await load(name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && WITHOUT_SERVER.some(code => code === error.code))) throw error;
    throw new UsageError(frame.ofHosts(`npx -p jamaica -p @jamaica/server jamaica ${name}`));
  }
};

/** Not installed; or a Node that has no database. */
const WITHOUT_SERVER = ['ERR_MODULE_NOT_FOUND', 'ERR_UNKNOWN_BUILTIN_MODULE'];

const say = (text: string): ExitCode => {
  process.stdout.write(`${text}\n`);
  return EXIT.done;
};

type Wrong = Exclude<Call, { kind: 'command' | 'help' | 'version' }>;

const refusal = ({ kind, given }: Wrong, { frame }: TerminalWords): string => {
  switch (kind) {
    case 'unknown-command': {
      const meant = nearest(given, COMMANDS);
      const sentence = frame.unknownCommand(given, COMMANDS);
      return meant === undefined ? sentence : `${sentence}. ${frame.didYouMean(meant)}`;
    }
    case 'unknown-option':
      return frame.unknownOption(given, ['--help', '--version', '--lang']);
    case 'unknown-language':
      return frame.unknownLanguage(given, LANGUAGES);
    case 'unexpected':
      return frame.unexpectedArgument(given);
  }
};

/** The one place where what was thrown is caught: a wrong call is explained, a bug is owned up to. */
const report = (error: unknown, call: Call, { frame }: TerminalWords): ExitCode => {
  const isUsage = error instanceof UsageError;
  const called = call.kind === 'command' ? `jamaica ${call.name}` : 'jamaica';
  const message = error instanceof Error ? error.message : String(error);
  const lines = isUsage
    ? [`${called}: ${message}`, frame.seeHelp(`${called} --help`)]
    : [`${called}: ${frame.unexpected(message)}`, ...where(error, frame)];
  process.stderr.write(`${lines.join('\n')}\n`);
  return isUsage ? EXIT.usage : EXIT.bug;
};

const where = (error: unknown, frame: TerminalWords['frame']): string[] => {
  if (process.env.JAMAICA_DEBUG !== '1') return [frame.debugHint];
  return error instanceof Error && error.stack ? [error.stack] : [];
};

/** Runs the program as it was called; the exit code is set when it is done. */
export const run = async (): Promise<void> => {
  const called = readCall(process.argv.slice(2));
  const terminal = terminalFor(called);
  if (!terminal.pipes) endQuietly();
  process.on('uncaughtException', error => {
    process.exit(report(error, called.call, wordsFor(terminal.language)));
  });
  try {
    process.exitCode = await carryOut(called.call, terminal);
  } catch (error) {
    process.exitCode = report(error, called.call, wordsFor(terminal.language));
  }
};

/** `jamaica replay x | head`: the reader has had enough, and nothing is wrong. */
const endQuietly = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', error => {
      if ('code' in error && error.code === 'EPIPE') process.exit(EXIT.done);
      throw error;
    });
};
