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
    ...(folder === 'cli'
      ? { bin: { jamaica: './dist/jamaica.js' }, man: ['./dist/man/man1/jamaica.1'] }
      : { exports: exportsOf(folder) }),
    files: folder === 'server' ? ['dist', 'docs', 'web'] : ['dist'],
    engines: { node },
    ...(folder === 'cli' ? ofCommand(version, dependencies) : { dependencies: withoutEngine(dependencies) }),
  };
};

const exportsOf = (folder: string): object => ({
  ...Object.fromEntries(
    doorsOf(folder).map(({ path, file }) => [path, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }]),
  ),
  './package.json': './package.json',
});

type Dependencies = Readonly<Record<string, string>>;

/** The command has our own packages in it, all but the server: that one is for hosts, and ten times as large. */
const ofCommand = (version: string, dependencies: Dependencies): object => ({
  dependencies: Object.fromEntries(
    Object.entries({ ...readManifest('chance').dependencies, ...dependencies }).filter(
      ([name]) => !name.startsWith('@jamaica/'),
    ),
  ),
  peerDependencies: { '@jamaica/server': version },
  peerDependenciesMeta: { '@jamaica/server': { optional: true } },
});

/** The bundle of the engine is for programs that run the sources. */
const withoutEngine = ({ '@jamaica/engine': _, ...others }: Dependencies): Dependencies => others;
