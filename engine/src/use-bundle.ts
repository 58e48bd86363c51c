import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { freshBundle } from './bundle.ts';
import { doors } from './doors.ts';

const FOLDER = 'jamaica:engine';

/** The bundle a thread runs is the one its program runs, whatever has happened to the sources since. */
const chosenBundle = (): string | undefined => {
  if (process.env.JAMAICA_ENGINE === 'sources') return undefined;
  if (isMainThread) return freshBundle();
  const folder = getEnvironmentData(FOLDER);
  return typeof folder === 'string' ? folder : undefined;
};

/** For `new Worker(…, { execArgv })`: a thread with a file of ours runs the bundle that its program runs. */
export const THREAD_ARGUMENTS: string[] = [...process.execArgv, `--import=${import.meta.resolve('./use.ts')}`];

// A rule of the game is made of many small functions. V8 stops putting them into one another at 920 bytes of its code, which
// is about half of a move, and leaves out what fewer than one call in seven comes to, as a battle or a shortage. With more of
// both a game takes a seventh less time. It only weighs speed against size.
const INLINED = ['--max-inlined-bytecode-size-cumulative=3500', '--min-inlining-frequency=0.03'];

let isUsed = false;

/**
 * From here on, whatever imports the engine gets its bundle, in which V8 folds the constants of all files into the code.
 * Where there is no bundle, and none can be made, it gets the sources. To be called before the engine is imported: by the
 * first file of a program, or `--import @jamaica/engine/use`.
 */
export const useBundle = (): void => {
  if (isUsed) return;
  isUsed = true;
  const folder = chosenBundle();
  if (folder === undefined) return;
  for (const flag of INLINED) setFlagsFromString(flag);
  setEnvironmentData(FOLDER, folder);
  const urls = new Map(doors().map(({ name, file }) => [name, pathToFileURL(join(folder, file)).href]));
  registerHooks({
    resolve: (name, context, next) => {
      const url = urls.get(name);
      return url === undefined ? next(name, context) : { url, format: 'module', shortCircuit: true };
    },
  });
};
