// `node server/src/main.ts`: the server, until it is told to end.
// `node server/src/main.ts backup FILE`: a copy of the database, also while the server is running.
import { enableCompileCache } from 'node:module';

// Node strips the types of some hundred files at every start. Kept, they load in half of the time.
enableCompileCache();
const { useBundle } = await import('@jamaica/engine');
useBundle();

const { run } = await import('./program.ts');
await run(process.env, process.argv.slice(2));
