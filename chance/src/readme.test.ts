import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..');

it('the example in the README runs and proves its game', () => {
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect(run.stdout, run.stderr).toMatch(/^[1-9]\d+ chances proven\n$/);
});
