import type { Command } from './command.ts';
import type { CommandHelp } from './words/help.ts';
import type { Words } from './words/words.ts';

export const COMMANDS = [
  'play',
  'simulate',
  'arena',
  'replay',
  'check',
  'verify',
  'protocol',
  'serve',
  'backup',
  'migrate',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export const isCommand = (text: string): text is CommandName => COMMANDS.some(name => name === text);

/** A command's code is loaded when it is called for: the others cost no time. */
export const load = async (name: CommandName): Promise<Command> => {
  switch (name) {
    case 'play':
      return (await import('./play.ts')).play;
    case 'simulate':
      return (await import('./simulate.ts')).simulate;
    case 'arena':
      return (await import('./arena.ts')).arena;
    case 'replay':
      return (await import('./replay.ts')).replay;
    case 'check':
      return (await import('./check.ts')).check;
    case 'verify':
      return (await import('./verify.ts')).verify;
    case 'protocol':
      return (await import('./protocol.ts')).protocol;
    case 'serve':
      return (await import('./serve.ts')).serve;
    case 'backup':
      return (await import('./backup.ts')).backup;
    case 'migrate':
      return (await import('./migrate.ts')).migrate;
  }
};

export const helpOf = (name: CommandName, words: Words): CommandHelp => {
  switch (name) {
    case 'play':
      return words.play.help;
    case 'simulate':
      return words.simulate.help;
    case 'arena':
      return words.arena.help;
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
