// Packs what is published, installs it in an empty folder, and plays the READMEs' games there as strangers would.
//   npm run check:packages
//   npm run check:packages -- --only types,browsers      of tarballs, nodes, types, browsers
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { PUBLISHED } from '../publish/packages.ts';

const ROOT = join(import.meta.dirname, '..');
const NODES = ['20', '22', '24'];
const TYPESCRIPTS = ['5.9', '6', '7'];
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const LARGEST_RULES = 12_000;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (part: string): boolean => values.only?.split(',').includes(part) ?? true;

const lab = mkdtempSync(join(tmpdir(), 'jamaica-packages-'));

/** Runs a command; null when all is well, otherwise what it said. */
const runs = (cwd: string, command: string, ...args: string[]): string | null => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return status === 0 ? null : `${error ?? ''}${stdout}${stderr}`.trim().slice(-1500);
};

const folder = (name: string, files: Readonly<Record<string, string>> = {}): string => {
  const path = join(lab, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries({ 'package.json': '{"private":true,"type":"module"}', ...files }))
    writeFileSync(join(path, file), text);
  return path;
};

const install = (path: string, ...what: string[]): string | null =>
  runs(path, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', ...what);

/** The first example in the README of a package. */
const example = (part: string): string =>
  /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, part, 'README.md'), 'utf8'))?.[1] ?? '';

/** A game in a page whose bots think in a worker; in Node the same with a thread. */
const THINKING = `${example('rules')}
import { thinkers } from '@jamaica/bots';
import { view } from '@jamaica/rules';
const first = start(rules, deal(rules, fromSeed('b')));
const rolled = settle(first, { roll: 'action', dice: [5, 2] });
if (!rolled.ok) throw new Error('refused');
const crew = thinkers(1);
const seat = first.cells.length && view(rolled.value.state, null).captain;
console.log('thought', await crew.think(view(rolled.value.state, seat), { level: 'admiral', seed: 'a', budget: { games: 2 } }));
crew.close();
`;

const failures: string[] = [];
const tried = (what: string, trouble: string | null): boolean => {
  console.log(trouble === null ? `✓ ${what}` : `✗ ${what}\n${trouble}`);
  if (trouble !== null) failures.push(what);
  return trouble === null;
};

const pack = (): string[] => {
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
  const found = stdout.split('\n').filter(file => /\.test\.|\.jsonl$|\/test\/|(?<!\.d)\.ts$/.test(file));
  return found.length === 0 ? null : found.join('\n');
};

const checkTarballs = (tarballs: readonly string[]): void => {
  const tools = folder('tools');
  if (!tried('publint and attw are there', install(tools, 'publint@0.3.25', '@arethetypeswrong/cli@0.18.5'))) return;
  for (const tarball of tarballs) {
    const name = tarball.split('/').pop() ?? '';
    tried(`${name} has no tests, games or sources inside`, strange(tarball));
    tried(`publint has nothing to say of ${name}`, runs(tools, 'npx', 'publint', 'run', tarball, '--strict'));
    if (!name.startsWith('jamaica-cli'))
      tried(
        `attw has nothing to say of ${name}`,
        runs(tools, 'npx', 'attw', tarball, '--profile', 'esm-only', '--no-emoji'),
      );
  }
};

const checkNodes = (home: string): void => {
  writeFileSync(join(home, 'game.js'), example('rules'));
  writeFileSync(join(home, 'bots.js'), example('bots'));
  writeFileSync(join(home, 'thread.js'), THINKING);
  for (const version of NODES) {
    const node = folder(`node-${version}`);
    if (!tried(`Node ${version} is there`, install(node, '--force', `${NODE_PACKAGE}@${version}`))) continue;
    const bin = join(node, 'node_modules', NODE_PACKAGE, 'bin', 'node');
    for (const file of ['game.js', 'bots.js', 'thread.js'])
      tried(`${file} plays on Node ${version}`, runs(home, bin, file));
    const command = join(home, 'node_modules', 'jamaica', 'dist', 'jamaica.js');
    tried(`jamaica --version on Node ${version}`, runs(home, bin, command, '--version'));
    tried(
      `jamaica simulate on Node ${version}`,
      runs(home, bin, command, 'simulate', '--games', '20', '--workers', '1'),
    );
  }
  tried('npx jamaica --version', runs(home, 'npx', '--no-install', 'jamaica', '--version'));
};

const checkTypes = (home: string): void => {
  writeFileSync(join(home, 'game.ts'), example('rules'));
  writeFileSync(join(home, 'bots.ts'), example('bots'));
  for (const version of TYPESCRIPTS) {
    const tools = folder(`typescript-${version}`);
    if (!tried(`TypeScript ${version} is there`, install(tools, `typescript@${version}`))) continue;
    const args = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
    const tsc = join(tools, 'node_modules', 'typescript', 'bin', 'tsc');
    tried(
      `TypeScript ${version} compiles the READMEs’ games`,
      runs(home, process.execPath, tsc, ...args, 'game.ts', 'bots.ts'),
    );
  }
};

const checkBrowsers = (home: string): void => {
  writeFileSync(join(home, 'game.js'), example('rules'));
  writeFileSync(join(home, 'page.js'), THINKING);
  // The rules alone: what plays a game and shows it to a seat. What a page tells of it (odds, outlooks) comes on top.
  writeFileSync(
    join(home, 'rules.js'),
    "export { apply, finalOf, settle, start, view, waiting } from '@jamaica/rules';",
  );
  writeFileSync(join(home, 'index.html'), '<script type="module" src="/page.js"></script>');
  if (!tried('esbuild and Vite are there', install(home, '--no-save', 'esbuild@0.28.2', 'vite@8.3.5'))) return;
  const browser = ['--bundle', '--format=esm', '--platform=browser', '--target=es2023'];
  const esbuild = (...args: string[]): string | null =>
    runs(home, 'npx', '--no-install', 'esbuild', ...browser, ...args);
  tried(
    'esbuild makes a page and its worker',
    esbuild('page.js', 'worker=@jamaica/bots/worker', '--outdir=esbuild-out', '--splitting'),
  );
  tried('Vite makes a page and its worker', runs(home, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'warn'));
  const assets = readdirSync(join(home, 'dist', 'assets'));
  tried('Vite found the worker', assets.some(file => /^worker-.*\.js$/.test(file)) ? null : assets.join(' '));
  tried('esbuild bundles the rules', esbuild('rules.js', '--minify', '--outfile=rules.min.js'));
  const size = brotliCompressSync(readFileSync(join(home, 'rules.min.js'))).length;
  tried(`the rules alone: ${size} bytes by brotli`, size <= LARGEST_RULES ? null : `more than ${LARGEST_RULES}`);
};

try {
  const tarballs = pack();
  if (isWanted('tarballs')) checkTarballs(tarballs);
  const home = folder('home');
  if (tried('all of them are installed together', install(home, ...tarballs))) {
    if (isWanted('nodes')) checkNodes(home);
    if (isWanted('types')) checkTypes(home);
    if (isWanted('browsers')) checkBrowsers(home);
  }
  console.log(
    failures.length === 0 ? '\nall packages are well' : `\n${failures.length} failed:\n${failures.join('\n')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(lab, { recursive: true, force: true });
}
