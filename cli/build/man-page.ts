import type { TerminalWords } from '@jamaica/words/terminal';
import { REQUESTS } from '@jamaica/words/terminal';
import { COMMANDS, type CommandName, helpOf } from '../src/commands.ts';
import { exitRows, sharedOptions } from '../src/help.ts';

type Row = readonly [name: string, text: string];

const WIDEST = 78;

/** Escaped, so that roff prints it as it is: otherwise it takes these for a hyphen, accents and quotes. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  '~': '\\(ti',
  '^': '\\(ha',
  '`': '\\(ga',
  "'": '\\(aq',
};
const plain = (text: string): string => text.replace(/[\\\-~^`']/g, sign => SIGNS[sign]).replace(/^\./, '\\&.');

/** A paragraph in lines that editors and mandoc like; bytes count, not letters. */
const filled = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of plain(text).split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && Buffer.byteLength(longer) <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(word.replace(/^\./, '\\&.'));
  }
  return lines;
};

const quoted = (text: string): string => `"${plain(text).replaceAll('"', '\\(dq')}"`;
const paragraph = (text: string): string[] => ['.PP', ...filled(text)];
const verbatim = (lines: readonly string[]): string[] => ['.PP', '.EX', ...lines.map(plain), '.EE'];
const list = (rows: readonly Row[]): string[] =>
  rows.flatMap(([name, text]) => ['.TP', `.B ${quoted(name)}`, ...filled(text)]);
const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['.PP', `.I ${quoted(`${title}:`)}`, ...lines];

const aboutCommand = (name: CommandName, words: TerminalWords): string[] => {
  const { frame } = words;
  const { usage, summary, about, options, requests, examples, exits } = helpOf(name, words);
  return [
    `.SS ${quoted(`jamaica ${name}: ${summary}`)}`,
    ...usage.flatMap((line, index) => [
      ...(index === 0 ? [] : ['.br']),
      ...filled(`jamaica ${name} ${line}`.trimEnd()),
    ]),
    ...about.flatMap(paragraph),
    ...(requests ? titled(requests.title, list(REQUESTS.map(name => [name, requests.texts[name]]))) : []),
    ...list(options),
    ...titled(frame.examples, verbatim(examples)),
    ...(exits ? titled(frame.exitCodes, list(exitRows(exits, words))) : []),
  ];
};

/** The whole help as a page for `man`, in the language of the words. */
export const manPage = (words: TerminalWords, version: string, date: string): string => {
  const { frame } = words;
  const section = (title: string): string => `.SH ${quoted(title.toUpperCase())}`;
  return [
    `.TH JAMAICA 1 ${date} ${quoted(`jamaica ${version}`)}`,
    section(frame.nameTitle),
    `jamaica \\- ${plain(frame.summary.replace(/\.$/, ''))}`,
    section(frame.usage),
    plain(`jamaica ${frame.commandPlace} ${frame.optionsPlace}`),
    section(frame.commands),
    ...COMMANDS.flatMap(name => aboutCommand(name, words)),
    section(frame.options),
    ...list([...sharedOptions(words), ['-v, --version', frame.versionOption]]),
    section(frame.exitCodes),
    ...list(exitRows({}, words)),
    section(frame.environmentTitle),
    ...filled(frame.environment),
    '',
  ].join('\n');
};
