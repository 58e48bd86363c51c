import { doorsOf, readManifest } from './doors.ts';
import type { Published } from './packages.ts';

/** The manifest of a package as it is published: nothing of the workspace, and types beside every door. */
export const manifestOf = ({ folder, name, description, keywords, node }: Published): object => {
  const { version, license, dependencies = {} } = readManifest(folder);
  const { repository } = readManifest('.');
  const address = typeof repository === 'string' ? { type: 'git', url: repository } : repository;
  return {
    name,
    version,
    description,
    keywords,
    license,
    ...(address && { repository: { ...address, directory: folder } }),
    type: 'module',
    sideEffects: folder === 'bots' ? ['./dist/worker.js'] : false,
    ...(folder === 'cli' ? { bin: { jamaica: './dist/jamaica.js' } } : { exports: exportsOf(folder) }),
    files: ['dist'],
    engines: { node },
    dependencies: folder === 'cli' ? outside(dependencies) : dependencies,
  };
};

const exportsOf = (folder: string): object => ({
  ...Object.fromEntries(
    doorsOf(folder).map(({ path, file }) => [path, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }]),
  ),
  './package.json': './package.json',
});

/** The command has our own packages in it. */
const outside = (dependencies: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries({ ...readManifest('chance').dependencies, ...dependencies }).filter(
      ([name]) => !name.startsWith('@jamaica/'),
    ),
  );
