import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the example in the README of the rules plays a game to its end', () => {
  const folder = join(import.meta.dirname, '..', 'rules');
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(run.stdout, run.stderr).toMatch(/rounds: \d+,.*winners: \[/s);
});
