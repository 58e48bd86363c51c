// The server, until it is told to end: what `npm start` and the image begin.
import { enableCompileCache } from 'node:module';

// Node strips the types of some hundred files at every start. With the result cached, they load in half the time.
enableCompileCache();
const { useBundle } = await import('@jamaica/engine');
useBundle();

const { run } = await import('./program.ts');
await run(process.env);
