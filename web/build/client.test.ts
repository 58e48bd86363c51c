import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isFresh } from './client.ts';

/** A client built in the year 2001 from sources of the year 2000. */
const built = () => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const touch = (path: string, year: number) =>
    utimesSync(join(folder, path), new Date(`${year}`), new Date(`${year}`));
  for (const path of ['src/board', 'dist']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['src/board/sea.ts', 'src/board/port.ts', 'dist/index.html'])
    writeFileSync(join(folder, path), '');
  for (const path of ['src/board/sea.ts', 'src/board/port.ts', 'src/board', 'src']) touch(path, 2000);
  touch('dist/index.html', 2001);
  return { at: (path: string) => join(folder, path), touch };
};

describe('a built client', () => {
  it('is fresh while nothing that it is made of has changed', () => {
    const { at } = built();
    expect(isFresh(at('dist'), [at('src')])).toBe(true);
  });

  it('is not when a file deep down has changed', () => {
    const { at, touch } = built();
    touch('src/board/sea.ts', 2002);
    expect(isFresh(at('dist'), [at('src')])).toBe(false);
  });

  it('is not when a file has gone', () => {
    const { at } = built();
    rmSync(at('src/board/port.ts'));
    expect(isFresh(at('dist'), [at('src')])).toBe(false);
  });

  it('is not when there is none', () => {
    const { at } = built();
    expect(isFresh(at('nowhere'), [at('src')])).toBe(false);
  });
});
