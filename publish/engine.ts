// What stands in for `@jamaica/engine` in the published command, which is one bundle already.
import { setFlagsFromString } from 'node:v8';

/** For `new Worker(…, { execArgv })`. */
export const THREAD_ARGUMENTS: string[] = [...process.execArgv];

/** As in `engine/src/use-bundle.ts`: more of the small functions of the rules go into one another. */
export const useBundle = (): void => setFlagsFromString('--max-inlined-bytecode-size-cumulative=2500');
