import type { TerminalWords } from '@jamaica/words/terminal';
import { REQUESTS } from '@jamaica/words/terminal';
import { EXIT } from './command.ts';
import { COMMANDS, type CommandName, helpOf } from './commands.ts';
import { wrap } from './wrap.ts';

const WIDEST = 80;
const NARROWEST = 40;
const INDENT = '  ';

/** How wide the help is in a terminal of this many columns; an unknown width, or 0, counts as an ordinary terminal. */
const widthIn = (columns: number | undefined): number => Math.max(NARROWEST, Math.min(WIDEST, columns || WIDEST));

/** The names on the left, their texts beside them. */
const beside = (rows: readonly (readonly [string, string])[], width: number): string[] => {
  const left = Math.min(Math.floor(width / 3), Math.max(...rows.map(([name]) => name.length))) + 2;
  const indent = ' '.repeat(INDENT.length + left);
  return rows.flatMap(([name, text]) => besideOne(name, text, left, indent, width));
};

/** A name that is too long for its column has a line of its own. */
const besideOne = (name: string, text: string, left: number, indent: string, width: number): string[] =>
  name.length + 2 > left
    ? [`${INDENT}${name}`, ...wrap(text, width, indent, indent)]
    : wrap(text, width, indent, `${INDENT}${name.padEnd(left)}`);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines] : [];

/** The options that every command has. */
export const sharedOptions = ({ frame }: TerminalWords): [string, string][] => [
  ['--lang XX', frame.langOption],
  ['-h, --help', frame.helpOption],
];

/** The help of the whole program. */
export const programHelp = (words: TerminalWords, columns?: number): string => {
  const { frame } = words;
  const width = widthIn(columns);
  const commands = COMMANDS.map((name): [string, string] => [name, helpOf(name, words).summary]);
  return [
    ...wrap(frame.summary, width),
    ...section(frame.usage, [`${INDENT}jamaica ${frame.commandPlace} ${frame.optionsPlace}`]),
    ...section(frame.commands, beside(commands, width)),
    ...section(frame.options, beside([...sharedOptions(words), ['-v, --version', frame.versionOption]], width)),
    ...section(frame.exitCodes, beside(exitRows({}, words), width)),
    '',
    ...wrap(frame.environment, width),
    ...wrap(frame.moreHelp, width),
  ].join('\n');
};

/** The help of one command. */
export const commandHelp = (name: CommandName, words: TerminalWords, columns?: number): string => {
  const { frame } = words;
  const width = widthIn(columns);
  const { summary, usage, about, options, requests, examples, exits: own } = helpOf(name, words);
  return [
    ...wrap(`jamaica ${name}: ${summary}`, width),
    ...section(
      frame.usage,
      usage.flatMap(line => wrap(`jamaica ${name} ${line}`.trimEnd(), width, INDENT.repeat(3), INDENT)),
    ),
    ...about.flatMap(paragraph => ['', ...wrap(paragraph, width)]),
    ...(requests
      ? section(
          requests.title,
          beside(
            REQUESTS.map(name => [name, requests.texts[name]]),
            width,
          ),
        )
      : []),
    ...section(frame.options, beside([...options, ...sharedOptions(words)], width)),
    ...section(
      frame.examples,
      examples.map(line => `${INDENT}${line}`),
    ),
    ...section(frame.exitCodes, beside(exitRows(own ?? {}, words), width)),
  ].join('\n');
};

/** What the exit codes mean. */
export const exitRows = (
  own: { readonly done?: string; readonly no?: string },
  { frame }: TerminalWords,
): [string, string][] => [
  [String(EXIT.done), own.done ?? frame.exitDone],
  [String(EXIT.no), own.no ?? frame.exitNo],
  [String(EXIT.usage), frame.exitUsage],
  [String(EXIT.bug), frame.exitBug],
];
