import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each(['rules', 'bots'])('the example in the README of %s plays a game to its end', part => {
  const folder = join(import.meta.dirname, '..', part);
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(run.stdout, run.stderr).toMatch(/rounds: \d+,.*winners: \[/s);
});
