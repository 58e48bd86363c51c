import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES } from './examples.ts';
import { folder, install, runs, tried } from './lab.ts';

const TYPESCRIPTS = ['5.9', '6', '7'];
const OPTIONS = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];

/** The READMEs' examples as TypeScript, with the declarations of our packages looked at too. */
export const checkTypes = (home: string): void => {
  // The server's own declarations speak of Node's.
  const examples = [...EXAMPLES].filter(([part]) => part !== 'server');
  for (const [part, code] of examples) writeFileSync(join(home, `${part}.ts`), code);
  for (const version of TYPESCRIPTS) {
    const tools = folder(`typescript-${version}`);
    if (!tried(`TypeScript ${version} is there`, install(tools, `typescript@${version}`))) continue;
    const tsc = join(tools, 'node_modules', 'typescript', 'bin', 'tsc');
    const files = examples.map(([part]) => `${part}.ts`);
    tried(
      `TypeScript ${version} compiles the READMEs’ examples`,
      runs(home, process.execPath, tsc, ...OPTIONS, ...files),
    );
  }
};
