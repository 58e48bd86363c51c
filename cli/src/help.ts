import { EXIT } from './command.ts';
import { COMMANDS, type CommandName, helpOf } from './commands.ts';
import { REQUESTS } from './words/help.ts';
import type { Words } from './words/words.ts';
import { wrap } from './wrap.ts';

const WIDTH = 80;
const INDENT = '  ';

/** The names on the left, their texts beside them. */
const beside = (rows: readonly (readonly [string, string])[]): string[] => {
  const left = Math.min(26, Math.max(...rows.map(([name]) => name.length))) + 2;
  const indent = ' '.repeat(INDENT.length + left);
  return rows.flatMap(([name, text]) => wrap(text, WIDTH, indent, `${INDENT}${name.padEnd(left)}`));
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `${title}:`, ...lines] : [];

const shared = ({ frame }: Words): [string, string][] => [
  ['--lang XX', frame.langOption],
  ['-h, --help', frame.helpOption],
];

/** The help of the whole program. */
export const programHelp = (words: Words): string => {
  const { frame } = words;
  const commands = COMMANDS.map((name): [string, string] => [name, helpOf(name, words).summary]);
  return [
    frame.summary,
    ...section(frame.usage, [`${INDENT}jamaica ${frame.commandPlace} ${frame.optionsPlace}`]),
    ...section(frame.commands, beside(commands)),
    ...section(frame.options, beside([...shared(words), ['-V, --version', frame.versionOption]])),
    ...section(frame.exitCodes, beside(exits({}, words))),
    '',
    ...wrap(frame.environment, WIDTH),
    frame.moreHelp,
  ].join('\n');
};

/** The help of one command. */
export const commandHelp = (name: CommandName, words: Words): string => {
  const { frame } = words;
  const { summary, usage, about, options, requests, examples, exits: own } = helpOf(name, words);
  return [
    `jamaica ${name}: ${summary}`,
    ...section(
      frame.usage,
      usage.flatMap(line => wrap(`jamaica ${name} ${line}`.trimEnd(), WIDTH, INDENT.repeat(3), INDENT)),
    ),
    ...about.flatMap(paragraph => ['', ...wrap(paragraph, WIDTH)]),
    ...(requests ? section(requests.title, beside(REQUESTS.map(name => [name, requests.texts[name]]))) : []),
    ...section(frame.options, beside([...options, ...shared(words)])),
    ...section(
      frame.examples,
      examples.map(line => `${INDENT}${line}`),
    ),
    ...section(frame.exitCodes, beside(exits(own ?? {}, words))),
  ].join('\n');
};

const exits = (own: { readonly done?: string; readonly no?: string }, { frame }: Words): [string, string][] => [
  [String(EXIT.done), own.done ?? frame.exitDone],
  [String(EXIT.no), own.no ?? frame.exitNo],
  [String(EXIT.usage), frame.exitUsage],
  [String(EXIT.bug), frame.exitBug],
];
