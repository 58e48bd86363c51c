import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { buildClient, DIST, isFresh } from '../web/build/client.ts';
import { languages } from '../web/build/languages.ts';
import { doorsOf, ROOT } from './doors.ts';

/** What stands in for our bundle of the engine. */
const ENGINE = join(ROOT, 'publish', 'engine.ts');

/** Programs of the server's threads, and those who start them. */
const THREADS = ['previews/painter-thread', 'store/append-thread', 'store/checkpoint-thread'];
const STARTS_THREAD = /\/server\/src\/(?:previews\/painter|store\/sqlite-appends|store\/append-thread)\.ts$/;

/** Writes `dist` of a package: one file for every door, what they share beside them, and source maps. */
const bundle = async (folder: string): Promise<void> => {
  const isOwn = (id: string): boolean =>
    id.startsWith('.') || id.startsWith(join(ROOT, folder)) || id === '@jamaica/engine' || id === ENGINE;
  const source = (file: string): string => join(ROOT, folder, 'src', `${file}.ts`);
  await write(folder, {
    input: {
      ...Object.fromEntries(doorsOf(folder).map(({ file }) => [file, source(file)])),
      ...(folder === 'server' ? Object.fromEntries(THREADS.map(file => [basename(file), source(file)])) : {}),
    },
    isOutside: id => !isOwn(id),
  });
};

/** The command: everything of ours in it but the server, which is for hosts. */
const bundleCommand = async (): Promise<void> => {
  const source = (file: string): string => join(ROOT, 'cli', 'src', file);
  await write('cli', {
    input: {
      jamaica: join(ROOT, 'publish', 'jamaica.ts'),
      'simulate-worker': source('simulate/worker.ts'),
      'arena-worker': source('arena/worker.ts'),
    },
    isOutside: id => id === '@jamaica/server' || (!/^(?:\.|@jamaica\/)/.test(id) && !id.startsWith(ROOT)),
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
    plugins: [languages(), published()],
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

/** What is at another place, or another thing, in a published package. */
const published = (): Plugin => ({
  name: 'published',
  resolveId: id => (id === '@jamaica/engine' ? ENGINE : null),
  // Nothing moves to another line: the source map stays as it is.
  transform: (code, id) => {
    if (id.endsWith('/server/src/config/home.ts')) return { code: code.replace("'..', '..', '..'", "'..'"), map: null };
    if (STARTS_THREAD.test(id))
      return { code: code.replace("-thread.ts', import.meta", "-thread.js', import.meta"), map: null };
    const [, thing] = /\/cli\/src\/(simulate|arena)\/crew\.ts$/.exec(id) ?? [];
    if (thing === undefined && !id.endsWith('/bots/src/thread.ts')) return null;
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
        // What Node 20 and the browsers of its days have.
        ...(folder === 'server' ? {} : { target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'] }),
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

const run = (script: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed`);
};

/** What a server reads: how its databases are made, the page, the documents, what previews are drawn from. */
const addWhatIsServed = (): void => {
  const put = (from: string, to: string): void =>
    cpSync(join(ROOT, from), join(ROOT, 'server', to), { recursive: true, dereference: true });
  if (!isFresh(DIST) && !buildClient(DIST, 'warn')) throw new Error('the web client could not be built');
  for (const kind of ['migrations', 'postgres-migrations']) put(`server/src/store/${kind}`, `dist/${kind}`);
  for (const part of ['drawings.json', 'letters']) put(`server/src/previews/${part}`, `dist/${part}`);
  put('web/dist', 'web/dist');
  put('docs/openapi.json', 'docs/openapi.json');
  put('docs/messages.schema.json', 'docs/messages.schema.json');
  run('docs/build/site.ts', join(ROOT, 'server', 'docs', 'api'));
};

/** Makes what is published of a package, from nothing. */
export const build = async (folder: string): Promise<void> => {
  rmSync(join(ROOT, folder, 'dist'), { recursive: true, force: true });
  if (folder === 'cli') {
    await bundleCommand();
    return run('cli/build/man.ts');
  }
  await bundle(folder);
  declare(folder);
  if (folder === 'server') addWhatIsServed();
};

export const addLicense = (folder: string): void => cpSync(join(ROOT, 'LICENSE'), join(ROOT, folder, 'LICENSE'));
