/** The requests of the protocol as the help lists them, some together. */
export const REQUESTS = [
  'new',
  'save, load',
  'copy',
  'play',
  'chance, chances',
  'undo',
  'simulate',
  'bot',
  'view, state, record',
  'drop, games',
  'layout',
  'fleet',
  'quit',
] as const;
type RequestName = (typeof REQUESTS)[number];

/** The help of one command, without the words that all of them share. */
export interface CommandHelp {
  /** One line, for the list of commands. */
  readonly summary: string;
  /** What stands behind the command's name: `FILE [--round N]`. Several lines for several ways. */
  readonly usage: readonly string[];
  /** What it does, a paragraph each. */
  readonly about: readonly string[];
  /** Each option as it is typed, and what it does. */
  readonly options: readonly (readonly [option: string, text: string])[];
  /** What can be asked of a program that is talked to: the names are the same in all languages. */
  readonly requests?: { readonly title: string; readonly texts: Readonly<Record<RequestName, string>> };
  /** Whole command lines. */
  readonly examples: readonly string[];
  /** What the command's own exit codes mean; the shared ones are added. */
  readonly exits?: { readonly done?: string; readonly no?: string };
}

/** The help of the commands whose words have no area of their own. */
export interface HelpWords {
  readonly replay: CommandHelp;
  readonly check: CommandHelp;
  readonly verify: CommandHelp;
  readonly protocol: CommandHelp;
  readonly completion: CommandHelp;
}
