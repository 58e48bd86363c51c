import { realpathSync } from 'node:fs';

/** Whether `file` was started from the command line. `import.meta.main` says the same, but only since Node 24.2. */
export const isCommand = (file: string): boolean => realpathSync(process.argv[1]) === file;
