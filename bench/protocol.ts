// How many decisions a second a Python program makes over the line protocol, by CPU time of both processes.
//   npm run bench:protocol      SECONDS=5 for a longer look at each way
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Told {
  readonly numpy: boolean;
  readonly paces: Readonly<Record<string, { readonly decisions: number; readonly engine: number }>>;
}

const PROGRAM = join(import.meta.dirname, '..', 'python', 'bench', 'pace.py');
const { numpy, paces }: Told = JSON.parse(execFileSync('python3', [PROGRAM], { encoding: 'utf8' }));

console.log(numpy ? 'with numpy' : 'without numpy');
console.table(
  Object.entries(paces).map(([way, { decisions, engine }]) => ({
    way,
    'decisions a CPU second': Math.round(decisions).toLocaleString('en'),
    'of it the engine': `${Math.round(engine * 100)} %`,
  })),
);
