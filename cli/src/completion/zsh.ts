import type { TerminalWords } from '@jamaica/words/terminal';
import { type Offer, type OfferedOption, offers } from './offers.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** In an explanation brackets end it, and colons in what is beside a name. */
const explained = (text: string): string => text.replace(/[[\]:\\]/g, '\\$&');

const actionOf = (offer: Offer): string => {
  switch (offer) {
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'anything':
      return ' ';
    default:
      return `(${offer.join(' ')})`;
  }
};

const specOf = ({ names, text, value }: OfferedOption): string[] => {
  const others = names.length > 1 ? `(${names.join(' ')})` : '';
  const argument = value === null ? '' : `: :${actionOf(value)}`;
  return names.map(name => quoted(`${others}${name}${value === null ? '' : '='}[${explained(text)}]${argument}`));
};

/** A script for zsh: `source <(jamaica completion zsh)`, or as `_jamaica` in a folder of `fpath`. */
export const zshCompletion = (words: TerminalWords): string => {
  const { commands, options } = offers(words);
  const list = commands.map(({ name, summary }) => quoted(`${name}:${summary.replaceAll(':', '\\:')}`));
  const ofCommand = commands.map(({ name, options, argument }) => {
    const rest = argument === null ? [] : [quoted(`*: :${actionOf(argument)}`)];
    return [`    ${name})`, `      _arguments ${[...options.flatMap(specOf), ...rest].join(' ')}`, '      ;;'].join(
      '\n',
    );
  });
  return [
    '#compdef jamaica',
    '# source <(jamaica completion zsh)',
    '_jamaica() {',
    '  local curcontext="$curcontext" state line',
    '  local -a commands',
    `  commands=(${list.join(' ')} help)`,
    `  _arguments -C ${options.flatMap(specOf).join(' ')} '1: :->command' '*:: :->argument'`,
    '  if [[ $state == command ]]; then',
    "    _describe -t commands 'jamaica' commands",
    '    return',
    '  fi',
    '  case $line[1] in',
    ...ofCommand,
    `    help) _arguments '1: :(${commands.map(({ name }) => name).join(' ')})' ;;`,
    '  esac',
    '}',
    '# As a file of fpath it is called at once, sourced it is called when a line is completed.',
    'if [[ $funcstack[1] == _jamaica ]]; then _jamaica "$@"; else compdef _jamaica jamaica; fi',
  ].join('\n');
};
