import { LEVELS, STYLES } from '@jamaica/bots';
import { books, EDITIONS, HOUSE_RULES, houseRules } from '@jamaica/rules';
import { LANGUAGES } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { COMMANDS, type CommandName, helpOf } from '../commands.ts';
import { sharedOptions } from '../help.ts';
import { SAILORS } from '../sailors.ts';
import { SHELLS } from './shells.ts';

/** What may stand at a place of the command line: one of these, the name of a file, or something nobody can guess. */
export type Offer = readonly string[] | 'file' | 'folder' | 'anything';

/** What options offer, wherever they are taken. Those that are not here take a number, a name or an address. */
const VALUES: Readonly<Record<string, Offer>> = {
  '--book': books,
  '--curve': LEVELS,
  '--data': 'folder',
  '--edition': EDITIONS,
  '--house': houseRules.map(rule => `${rule}=${HOUSE_RULES[rule]}`),
  '--lang': LANGUAGES,
  '--level': LEVELS,
  '--players': ['2', '3', '4', '5', '6'],
  '--record': 'file',
  '--resume': 'file',
  '--sailors': SAILORS.map(({ name }) => name),
  '--style': STYLES,
  '--svg': 'file',
};

/** What commands offer where no option stands. */
const ARGUMENTS: Readonly<Record<CommandName, Offer | null>> = {
  play: null,
  simulate: null,
  arena: LEVELS,
  replay: 'file',
  analyse: 'file',
  check: 'file',
  verify: 'file',
  protocol: null,
  serve: null,
  backup: 'file',
  migrate: ['sqlite-to-postgres'],
  completion: SHELLS,
};

export interface OfferedOption {
  /** As they are typed: `-h` and `--help`. */
  readonly names: readonly string[];
  readonly text: string;
  /** Null: it takes no value. */
  readonly value: Offer | null;
}

interface OfferedCommand {
  readonly name: CommandName;
  readonly summary: string;
  readonly options: readonly OfferedOption[];
  readonly argument: Offer | null;
}

/** An option as its help has it: `--level L`, `-h, --help`. */
const offered = ([typed, text]: readonly [string, string]): OfferedOption => {
  const names = [...typed.matchAll(/(?<![^ ,])--?[\w-]+/g)].map(([name]) => name);
  const takesValue = / [^-]/.test(typed);
  return { names, text, value: takesValue ? (VALUES[names[0]] ?? 'anything') : null };
};

/** Everything that can be completed, from what the help says. */
export const offers = (words: TerminalWords): { commands: OfferedCommand[]; options: OfferedOption[] } => {
  const shared = sharedOptions(words).map(offered);
  return {
    commands: COMMANDS.map(name => {
      const { summary, options } = helpOf(name, words);
      return { name, summary, options: [...options.map(offered), ...shared], argument: ARGUMENTS[name] };
    }),
    options: [...shared, offered(['-v, --version', words.frame.versionOption])],
  };
};
