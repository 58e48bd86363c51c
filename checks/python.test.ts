import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPython } from './python.ts';

it('python/: the tests of the package for Python pass', { timeout: 300_000 }, () => {
  const python = findPython();
  if (python === undefined)
    throw new Error('The tests of python/ need python3: on Debian and Ubuntu apt-get install python3.');
  const { status, stderr } = spawnSync(python, ['-W', 'error', '-m', 'unittest'], {
    cwd: join(import.meta.dirname, '..', 'python'),
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toMatch(/\nOK\n$/);
  expect(status).toBe(0);
});
