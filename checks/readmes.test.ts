import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the example in the README of a package prints. */
const printed = (part: string): string => {
  const folder = join(import.meta.dirname, '..', part);
  const [, example] = /```ts\n(.*?)```/s.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? [];
  const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', example], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(run.status, run.stderr).toBe(0);
  return run.stdout;
};

it.each(['rules', 'bots'])('the example in the README of %s plays a game to its end', part => {
  expect(printed(part)).toMatch(/rounds: \d+,.*winners: \[/s);
});

it('the example in the README of chance proves every chance of a game', () => {
  expect(printed('chance')).toMatch(/^\d+ chances proven$/m);
});

it('the example in the README of words tells a game in French', () => {
  expect(printed('words')).toMatch(/Émile.*La partie est finie/s);
});

it('the example in the README of messages reads one message and refuses another', () => {
  expect(printed('messages')).toMatch(/verb: 'ready'.*path: 'ready\.word', expected: '"word"'/s);
});

it('the example in the README of server opens a server that is ready', () => {
  expect(printed('server')).toContain('{ ready: true }');
});
