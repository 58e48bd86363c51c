// `npm run build -w engine`: makes the bundle of the sources as they are, unless it is there.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { BUNDLES, folderOf } from './bundle.ts';
import { doors, PACKAGES, ROOT } from './doors.ts';
import { exportedCopies } from './exported-copies.ts';
import { fingerprint, sources } from './sources.ts';

/** How many bundles are kept: a running server goes on starting threads from its own when the sources have changed. */
const KEPT = 10;
const UNFINISHED = 'making-';
const AN_HOUR = 3_600_000;

const isOurs = (id: string): boolean => PACKAGES.some(folder => id.startsWith(join(ROOT, folder) + sep));

/** Writes the bundle into a folder: one file that has everything, and a small one for each door. */
const write = async (folder: string, files: readonly string[]): Promise<void> => {
  const all = doors();
  // What a thread runs listens as soon as it is loaded. In the file with everything, every program would.
  const workers = all.filter(({ name }) => name.endsWith('/worker')).map(({ source }) => source);
  const bundle = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(all.map(({ file, source }) => [file.replace(/\.js$/, ''), source])),
    platform: 'node',
    external: id => !id.startsWith('.') && !id.startsWith('@jamaica/') && !isOurs(id),
    plugins: [exportedCopies],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'engine', test: id => isOurs(id) && !workers.includes(id) }] },
  });
  await bundle.close();
  // A file that is in the bundle and not among the sources could change unnoticed.
  const used = output.flatMap(part => (part.type === 'chunk' ? part.moduleIds : []));
  const unknown = used.filter(id => isOurs(id) && !files.includes(id));
  if (unknown.length > 0) throw new Error(`not among the sources of the engine: ${unknown.join(', ')}`);
};

const ageOf = (name: string): number => Date.now() - statSync(join(BUNDLES, name)).mtimeMs;

const tidyUp = (): void => {
  const names = readdirSync(BUNDLES).map(name => ({
    name,
    age: ageOf(name),
    isUnfinished: name.startsWith(UNFINISHED),
  }));
  const old = names
    .filter(({ isUnfinished }) => !isUnfinished)
    .sort((a, b) => a.age - b.age)
    .slice(KEPT);
  const left = names.filter(({ isUnfinished, age }) => isUnfinished && age > AN_HOUR);
  for (const { name } of [...old, ...left]) rmSync(join(BUNDLES, name), { recursive: true, force: true });
};

const make = async (): Promise<void> => {
  const files = sources();
  const folder = folderOf(fingerprint(files));
  if (existsSync(folder)) return;
  mkdirSync(BUNDLES, { recursive: true });
  const unfinished = mkdtempSync(join(BUNDLES, UNFINISHED));
  try {
    await write(unfinished, files);
    chmodSync(unfinished, 0o755); // readable by everybody who runs it, and not only by the one who installs it
    if (folderOf(fingerprint(sources())) !== folder) throw new Error('the sources changed meanwhile');
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Somebody else was faster, with the same bundle.
    if (!existsSync(folder)) throw error;
  }
  tidyUp();
};

await make();
