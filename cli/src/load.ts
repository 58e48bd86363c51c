import type { Command } from './command.ts';
import type { CommandName } from './commands.ts';

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
    case 'analyse':
      return (await import('./analyse.ts')).analyse;
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
    case 'completion':
      return (await import('./completion.ts')).completion;
  }
};
