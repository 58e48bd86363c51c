// How fast the engine is on one core: complete random games and decisions a second at every table, what `jamaica simulate`
// adds to it, what copying a game and listing options cost. The engine is the bundle, as people run it.
//   npm run bench:rules                  tables to read; SECONDS=10 for a longer look
//   npm run bench:rules -- --sources     the same of the sources, as the tests run them
//   npm run -s bench:rules -- --json     one object: the games and decisions of every table in a second of CPU time
import { parseArgs } from 'node:util';
import { useBundle } from '@jamaica/engine';

const { values } = parseArgs({ options: { sources: { type: 'boolean' }, json: { type: 'boolean' } } });
if (!values.sources) useBundle();

const { printJson, printTables } = await import('./rules/report.ts');
if (values.json) printJson();
else printTables();
