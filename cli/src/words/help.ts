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
}
