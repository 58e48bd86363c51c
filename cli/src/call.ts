import { isLanguage, type Language } from '@jamaica/words';
import { type CommandName, isCommand } from './commands.ts';

/** What was called for, as far as all commands share it. */
export type Call =
  | { readonly kind: 'command'; readonly name: CommandName; readonly args: readonly string[] }
  | { readonly kind: 'help'; readonly about: CommandName | null }
  | { readonly kind: 'version' }
  | { readonly kind: 'unknown-command'; readonly given: string }
  | { readonly kind: 'unknown-option'; readonly given: string }
  | { readonly kind: 'unexpected'; readonly given: string }
  | { readonly kind: 'unknown-language'; readonly given: string };

export interface Called {
  readonly call: Call;
  /** The language asked for with `--lang`. */
  readonly language: Language | null;
}

/** Reads a command line. `--lang` and `--help` may stand anywhere before a `--`. */
export const readCall = (argv: readonly string[]): Called => {
  const { args, lang } = withoutLanguage(argv);
  if (lang !== null && !isLanguage(lang)) return { call: { kind: 'unknown-language', given: lang }, language: null };
  return { call: callOf(args), language: lang };
};

const LANG = '--lang';

const withoutLanguage = (argv: readonly string[]): { readonly args: string[]; readonly lang: string | null } => {
  const args: string[] = [];
  let lang: string | null = null;
  for (let index = 0; index < argv.length; index++) {
    const arg = argv[index];
    if (arg === '--') return { args: [...args, ...argv.slice(index)], lang };
    if (arg === LANG) lang = argv[++index] ?? '';
    else if (arg.startsWith(`${LANG}=`)) lang = arg.slice(LANG.length + 1);
    else args.push(arg);
  }
  return { args, lang };
};

const callOf = (args: readonly string[]): Call => {
  const [first, ...rest] = args;
  if (first === undefined || isHelp(first)) return { kind: 'help', about: null };
  if (first === '--version' || first === '-v' || first === '-V') return { kind: 'version' };
  if (first === 'help') return helpCall(rest);
  if (first.startsWith('-')) return { kind: 'unknown-option', given: first };
  if (!isCommand(first)) return { kind: 'unknown-command', given: first };
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  return options.some(isHelp) ? { kind: 'help', about: first } : { kind: 'command', name: first, args: rest };
};

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

const helpCall = (args: readonly string[]): Call => {
  const [about, more] = args.filter(arg => !isHelp(arg));
  if (more !== undefined) return { kind: 'unexpected', given: more };
  if (about === undefined || about === 'help') return { kind: 'help', about: null };
  return isCommand(about) ? { kind: 'help', about } : { kind: 'unknown-command', given: about };
};
