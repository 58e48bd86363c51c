import { spawnSync } from 'node:child_process';

/** Python on this machine. */
export const findPython = (): string | undefined =>
  spawnSync('python3', ['-c', 'import unittest']).status === 0 ? 'python3' : undefined;
