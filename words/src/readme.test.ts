import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the example in the README tells a game', () => {
  const folder = join(import.meta.dirname, '..');
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(run.stdout, run.stderr).toMatch(/^Émile joue .*\n/m);
  expect(run.stdout).toMatch(/^ {2}Matin \d, soir \d\. Quelle carte jouez-vous\s\?\n {2}- Matin\s: /m);
});
