import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPython } from '../python.ts';
import { folder, ROOT, runsIn, tried } from './lab.ts';

/** The examples of the Python package, far from this project, with the packed command as their engine. */
export const checkPython = (home: string): void => {
  const python = findPython();
  if (!tried('Python is there', python === undefined ? 'no python3' : null) || python === undefined) return;
  const far = folder('python');
  cpSync(join(ROOT, 'python', 'jamaica_sea'), join(far, 'jamaica_sea'), { recursive: true });
  const readme = readFileSync(join(ROOT, 'python', 'README.md'), 'utf8');
  const JAMAICA = `${process.execPath} ${join(home, 'node_modules', 'jamaica', 'dist', 'jamaica.js')}`;
  for (const [index, [, code]] of [...readme.matchAll(/```python\n(.*?)```/gs)].entries())
    tried(
      `example ${index + 1} of the Python package plays`,
      runsIn({ cwd: far, env: { ...process.env, JAMAICA } }, python, '-c', code),
    );
};
