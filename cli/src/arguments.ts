import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { TerminalWords } from '@jamaica/words/terminal';
import { UsageError } from './command.ts';
import { nearest } from './nearest.ts';

/** Reads a command's own arguments; a wrong one is refused in the user's language, with what was expected. */
export const readArguments = <Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  words: TerminalWords,
) => {
  const joined = withNegatives(args, options);
  refuseWrong(joined, options, words);
  return parseArgs({ args: joined, options, allowPositionals: true, strict: true });
};

/** `--games -5` is a number that is too small, and no option: joined with `=`, it reaches the command, which says what is wrong with it. */
const withNegatives = (args: readonly string[], options: ParseArgsOptionsConfig): string[] => {
  const joined: string[] = [];
  for (const [index, arg] of args.entries()) {
    const before = joined[joined.length - 1] ?? '';
    const isValue = before === args[index - 1] && options[before.replace(/^--/, '')]?.type === 'string';
    if (isValue && before.startsWith('--') && /^-\d/.test(arg)) joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
};

// The parser would throw too, but in English: each of its complaints is looked for first.
const refuseWrong = (args: readonly string[], options: ParseArgsOptionsConfig, { frame }: TerminalWords): void => {
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = options[token.name];
    if (!option) throw new UsageError(unknownOption(token.rawName, options, frame));
    if (option.type === 'boolean' && token.value !== undefined)
      throw new UsageError(frame.valueUnwanted(token.rawName));
    const isMissing = token.value === undefined || (!token.inlineValue && /^-./.test(token.value));
    if (option.type === 'string' && isMissing) throw new UsageError(frame.valueMissing(token.rawName));
  }
};

const unknownOption = (given: string, options: ParseArgsOptionsConfig, frame: TerminalWords['frame']): string => {
  const known = [...Object.keys(options), 'help', 'lang'];
  const meant = nearest(given.replace(/^-+/, ''), known);
  const sentence = frame.unknownOption(
    given,
    known.map(name => `--${name}`),
  );
  return meant === undefined ? sentence : `${sentence}. ${frame.didYouMean(`--${meant}`)}`;
};

/** A whole number from the command line. */
export const wholeNumber = (option: string, given: string, least: number, { frame }: TerminalWords): number => {
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= least)) throw new UsageError(frame.notAWhole(option, given, least));
  return number;
};

/** The one file that a command is about. */
export const oneFile = (files: readonly string[], { frame }: TerminalWords): string => {
  if (files.length === 0) throw new UsageError(frame.fileMissing);
  if (files.length > 1) throw new UsageError(frame.oneFileOnly(files.length));
  return files[0];
};
