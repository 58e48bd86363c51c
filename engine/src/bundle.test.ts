import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { games } from '../test/games.ts';
import { PACKAGES, ROOT } from './doors.ts';

const run = promisify(execFile);
const USE = ['--import', '@jamaica/engine/use'];

describe('the bundle', () => {
  it('plays the same games as the sources, golden ones and random ones, and its bots think the same', async () => {
    const program = join(ROOT, 'engine', 'test', 'print-games.ts');
    const { stdout } = await run(process.execPath, [...USE, program], { cwd: ROOT });
    const [where, ...played] = stdout.trim().split('\n');
    expect(where).toMatch(/engine\/dist\/[0-9a-f]{16}\/rules\.js$/);
    expect(played).toEqual(await games());
  });

  it('is all of the engine that a program and its threads load', async () => {
    const tell = `import { registerHooks } from 'node:module';
      import { writeSync } from 'node:fs';
      registerHooks({ load: (url, context, next) => (writeSync(2, url + '\\n'), next(url, context)) });`;
    const hook = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
    const main = join(ROOT, 'cli', 'src', 'main.ts');
    const command = ['simulate', '--games', '2', '--workers', '1', '--sailors', 'bosun'];
    const { stderr } = await run(process.execPath, [hook, main, ...command], { cwd: ROOT });
    const loaded = stderr.split('\n').filter(url => url.startsWith(pathToFileURL(ROOT).href));
    const ofTheEngine = loaded.filter(url => /\/(?:rules|chance|bots)\/src\//.test(url));
    expect(ofTheEngine).toEqual([]);
    expect(loaded.filter(url => url.endsWith('/engine.js'))).toHaveLength(2); // the program's and its thread's
  });
});

/** A copy of the engine's sources, gone when the test is over, and how to run a program in it. */
const copy = ({ bundler }: { readonly bundler: boolean }) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'jamaica-engine-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const isNeeded = (path: string): boolean =>
    !path.startsWith(join(ROOT, 'engine', 'dist')) && !path.endsWith('.test.ts');
  mkdirSync(join(root, 'node_modules', '@jamaica'), { recursive: true });
  for (const name of [...PACKAGES, 'engine']) {
    for (const part of ['package.json', 'src', ...(name === 'bots' ? ['weights'] : name === 'engine' ? ['test'] : [])])
      cpSync(join(ROOT, name, part), join(root, name, part), { recursive: true, filter: isNeeded });
    symlinkSync(join(root, name), join(root, 'node_modules', '@jamaica', name));
  }
  for (const name of ['@noble', ...(bundler ? ['rolldown'] : [])])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  return {
    path: (...parts: string[]): string => join(root, ...parts),
    /** Where the rules come from, and their tide. */
    rules: async (): Promise<{ where: string; tide: string }> => {
      const { stdout } = await run(process.execPath, [...USE, join(root, 'engine', 'test', 'print-door.ts')], {
        cwd: root,
      });
      const [url, tide] = stdout.trim().split(' ');
      return { where: url.slice(url.indexOf(root) + root.length + 1), tide };
    },
  };
};

const BUNDLE = /^engine\/dist\/[0-9a-f]{16}\/rules\.js$/;

describe('which engine a program runs', () => {
  it('a bundle of the sources as they are, older than the last one or not', async () => {
    const engine = copy({ bundler: true });
    const index = engine.path('rules', 'src', 'index.ts');
    const first = await engine.rules();
    expect(first).toEqual({ where: expect.stringMatching(BUNDLE), tide: 'undefined' });
    appendFileSync(index, 'export const TIDE = "high";\n');
    utimesSync(index, 0, 0);
    const second = await engine.rules();
    expect(second).toEqual({ where: expect.stringMatching(BUNDLE), tide: 'high' });
    expect(readdirSync(engine.path('engine', 'dist'))).toHaveLength(2);
    expect(await engine.rules()).toEqual(second);
  });

  it('the same bundle, whole, when several programs make it at once', async () => {
    const engine = copy({ bundler: true });
    const all = await Promise.all([engine.rules(), engine.rules(), engine.rules()]);
    expect(all[0].where).toMatch(BUNDLE);
    expect(new Set(all.map(({ where }) => where)).size).toBe(1);
    expect(readdirSync(engine.path('engine', 'dist'))).toHaveLength(1);
  });

  it('the sources, where there is no bundler', async () => {
    expect((await copy({ bundler: false }).rules()).where).toBe('rules/src/index.ts');
  });

  it('the sources, where nothing can be written', async () => {
    const engine = copy({ bundler: true });
    writeFileSync(engine.path('engine', 'dist'), 'in the way');
    expect((await engine.rules()).where).toBe('rules/src/index.ts');
  });

  it('the sources, when they cannot be bundled, so that Node says what is wrong with them', async () => {
    const engine = copy({ bundler: true });
    appendFileSync(engine.path('rules', 'src', 'index.ts'), "export { TIDE } from './nowhere.ts';\n");
    await expect(engine.rules()).rejects.toThrow('nowhere.ts');
  });

  it('the sources, when they export what can change, because a bundle exports copies', async () => {
    const engine = copy({ bundler: true });
    appendFileSync(engine.path('rules', 'src', 'index.ts'), 'export let TIDE = "low";\nTIDE = "high";\n');
    expect(await engine.rules()).toEqual({ where: 'rules/src/index.ts', tide: 'high' });
  });

  it('one of the last ten: others are thrown away when a new one is made', async () => {
    const engine = copy({ bundler: true });
    for (let day = 1; day <= 12; day++) {
      const old = engine.path('engine', 'dist', `${day}`.padStart(16, '0'));
      mkdirSync(old, { recursive: true });
      utimesSync(old, day, day);
    }
    await engine.rules();
    const kept = readdirSync(engine.path('engine', 'dist')).sort();
    expect(kept).toHaveLength(10);
    expect(kept[0]).toBe('4'.padStart(16, '0'));
  });
});
