import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PUBLISHED } from '../../publish/packages.ts';
import { folder, install, ROOT, runs, tried } from './lab.ts';

/** Packs everything that is published, and says where it lies. */
export const pack = (): string[] => {
  const tarballs = folder('tarballs');
  for (const { folder: part, name } of PUBLISHED)
    tried(`npm pack gives ${name}`, runs(join(ROOT, part), 'npm', 'pack', '--silent', '--pack-destination', tarballs));
  return readdirSync(tarballs)
    .filter(file => file.endsWith('.tgz'))
    .map(file => join(tarballs, file));
};

/** What is in a tarball that should not be. */
const strange = (tarball: string): string | null => {
  const { stdout } = spawnSync('tar', ['tzf', tarball], { encoding: 'utf8' });
  const found = stdout
    .split('\n')
    .filter(file => /\.test\.|\.jsonl$|\/test\/|(?<!\.d)\.ts$/.test(file) && !file.startsWith('package/docs/'));
  return found.length === 0 ? null : found.join('\n');
};

export const checkTarballs = (tarballs: readonly string[]): void => {
  const tools = folder('tools');
  if (!tried('publint and attw are there', install(tools, 'publint@0.3.25', '@arethetypeswrong/cli@0.18.5'))) return;
  for (const tarball of tarballs) {
    const name = basename(tarball);
    tried(`${name} has no tests, games or sources inside`, strange(tarball));
    tried(`publint has nothing to say of ${name}`, runs(tools, 'npx', 'publint', 'run', tarball, '--strict'));
    // The command has no types.
    if (name.startsWith('jamaica-cli')) continue;
    tried(
      `attw has nothing to say of ${name}`,
      runs(tools, 'npx', 'attw', tarball, '--profile', 'esm-only', '--no-emoji'),
    );
  }
};
