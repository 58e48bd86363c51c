import type { TerminalWords } from '@jamaica/words/terminal';
import { type Offer, type OfferedOption, offers } from './offers.ts';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

const takenFrom = (offer: Offer): string => {
  switch (offer) {
    case 'file':
      return '-r -F';
    case 'folder':
      return "-x -a '(__fish_complete_directories)'";
    case 'anything':
      return '-x';
    default:
      return `-x -a ${quoted(offer.join(' '))}`;
  }
};

const nameOf = (name: string): string => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);

const lineOf = (when: string, { names, text, value }: OfferedOption): string =>
  [
    'complete -c jamaica',
    when,
    ...names.map(nameOf),
    ...(value === null ? [] : [takenFrom(value)]),
    '-d',
    quoted(text),
  ].join(' ');

/** A script for fish: `jamaica completion fish | source`. */
export const fishCompletion = (words: TerminalWords): string => {
  const { commands, options } = offers(words);
  const all = commands.map(({ name }) => name).join(' ');
  const first = `-n 'not __fish_seen_subcommand_from ${all} help'`;
  return [
    '# jamaica completion fish | source',
    'complete -c jamaica -f',
    ...commands.map(({ name, summary }) => `complete -c jamaica ${first} -a ${name} -d ${quoted(summary)}`),
    ...options.map(option => lineOf(first, option)),
    `complete -c jamaica -n '__fish_seen_subcommand_from help' -a ${quoted(all)}`,
    ...commands.flatMap(({ name, options, argument }) => {
      const when = `-n '__fish_seen_subcommand_from ${name}'`;
      return [
        ...options.map(option => lineOf(when, option)),
        ...(argument === 'file' ? [`complete -c jamaica ${when} -F`] : []),
        ...(Array.isArray(argument) ? [`complete -c jamaica ${when} -a ${quoted(argument.join(' '))}`] : []),
      ];
    }),
  ].join('\n');
};
