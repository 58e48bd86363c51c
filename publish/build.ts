import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { doorsOf, ROOT } from './doors.ts';

/** Writes `dist` of a package: one file for every door, what they share beside them, and source maps. */
const bundle = async (folder: string): Promise<void> => {
  const isOwn = (id: string): boolean => id.startsWith('.') || id.startsWith(join(ROOT, folder));
  const source = (file: string): string => join(ROOT, folder, 'src', `${file}.ts`);
  await write(folder, {
    input: Object.fromEntries(doorsOf(folder).map(({ file }) => [file, source(file)])),
    isOutside: id => !isOwn(id),
  });
};

/** The command: everything of ours in it but the server, which is no part of it. */
const bundleCommand = async (): Promise<void> => {
  const source = (file: string): string => join(ROOT, 'cli', 'src', file);
  await write('cli', {
    input: {
      jamaica: join(ROOT, 'publish', 'jamaica.ts'),
      'simulate-worker': source('simulate/worker.ts'),
      'arena-worker': source('arena/worker.ts'),
    },
    isOutside: id => !id.startsWith('.') && !id.startsWith('@jamaica/') && !id.startsWith(ROOT),
  });
};

interface Task {
  readonly input: Readonly<Record<string, string>>;
  /** Whether an import stays one. */
  isOutside(id: string): boolean;
}

const write = async (folder: string, { input, isOutside }: Task): Promise<void> => {
  const dir = join(ROOT, folder, 'dist');
  const made = await rolldown({
    cwd: ROOT,
    input: { ...input },
    platform: 'neutral',
    external: isOutside,
    plugins: [published()],
    logLevel: 'warn',
  });
  await made.write({
    dir,
    format: 'es',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
  });
  await made.close();
};

const ENGINE = join(ROOT, 'publish', 'engine.ts');
const ELSEWHERE = join(ROOT, 'cli', 'src', 'elsewhere.ts');
/** The commands of hosts need the whole project: a page, a database, its migrations. */
const OF_HOSTS = /\/cli\/src\/(?:serve|backup|migrate)\.ts$/;

/** What is at another place, or another thing, in a published package. */
const published = (): Plugin => ({
  name: 'published',
  resolveId: async function (id, importer) {
    if (id === '@jamaica/engine') return ENGINE;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && OF_HOSTS.test(found.id) ? ELSEWHERE : null;
  },
  transform: (code, id) => {
    const [, thing] = /\/cli\/src\/(simulate|arena)\/crew\.ts$/.exec(id) ?? [];
    if (thing === undefined && !id.endsWith('/bots/src/thread.ts')) return null;
    // Nothing moves to another line: the source map stays as it is.
    return { code: code.replace("'./worker.ts'", `'./${thing ? `${thing}-` : ''}worker.js'`), map: null };
  },
});

/** Declarations for every source file, each import of one with the name that it has there. */
const declare = (folder: string): void => {
  const dist = join(ROOT, folder, 'dist');
  const config = join(dist, 'tsconfig.json');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: '../src',
        outDir: '.',
        resolveJsonModule: true,
      },
      files: doorsOf(folder).map(({ file }) => `../src/${file}.ts`),
      include: [],
    }),
  );
  const args = [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(config);
  if (status !== 0) throw new Error(`the declarations of ${folder} cannot be written: ${stdout}`);
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '\.[^']*|import\('\.[^']*)\.ts'/g, "$1.js'"));
  }
};

/** Makes what is published of a package, from nothing. */
export const build = async (folder: string): Promise<void> => {
  rmSync(join(ROOT, folder, 'dist'), { recursive: true, force: true });
  if (folder === 'cli') return bundleCommand();
  await bundle(folder);
  declare(folder);
};

export const addLicense = (folder: string): void => cpSync(join(ROOT, 'LICENSE'), join(ROOT, folder, 'LICENSE'));
