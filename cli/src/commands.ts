import type { CommandHelp, TerminalWords } from '@jamaica/words/terminal';

export const COMMANDS = [
  'play',
  'simulate',
  'arena',
  'replay',
  'analyse',
  'check',
  'verify',
  'protocol',
  'serve',
  'backup',
  'migrate',
  'completion',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export const isCommand = (text: string): text is CommandName => COMMANDS.some(name => name === text);

export const helpOf = (name: CommandName, words: TerminalWords): CommandHelp => {
  switch (name) {
    case 'play':
      return words.play.help;
    case 'simulate':
      return words.simulate.help;
    case 'arena':
      return words.arena.help;
    case 'analyse':
      return words.analyse.help;
    case 'serve':
      return words.serve.help;
    case 'backup':
      return words.backup.help;
    case 'migrate':
      return words.migrate.help;
    default:
      return words.help[name];
  }
};
