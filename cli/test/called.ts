import { readCall } from '../src/call.ts';
import { EXIT, UsageError } from '../src/command.ts';
import { load } from '../src/load.ts';
import type { Ran } from './program.ts';
import { paperTerminal } from './terminal.ts';

/**
 * Carries out a command line in this process, as the program does. It is for what a command does, which is most of what is
 * tested; what a process is needed for (signals, standard input, exit codes) is tested with `jamaica`, which starts one.
 */
export const called = async (
  args: readonly string[],
  { input = '' }: { readonly input?: Uint8Array | string } = {},
): Promise<Ran> => {
  const { call, language } = readCall(args);
  if (call.kind !== 'command') throw new Error(`${args[0]} is no command`);
  const terminal = paperTerminal(language ?? 'en', input);
  const said = () => ({ out: terminal.output.text, err: terminal.errors.text });
  try {
    const code = await (await load(call.name)).run(call.args, terminal);
    return { code, ...said() };
  } catch (why) {
    if (!(why instanceof UsageError)) throw why;
    return { code: EXIT.usage, out: said().out, err: `${said().err}${why.message}` };
  }
};
