import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plant } from './plant.ts';
import { sitesOf } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What can stand in the place of each part of a source. */
const mutantsOf = (source: string): Record<string, readonly string[]> => {
  const { code, sites } = sitesOf(source);
  return Object.fromEntries(sites.map(({ start, end, instead }) => [code.slice(start, end), instead]));
};

describe('the mutants of a source', () => {
  it('move a boundary, and make a condition true and false', () => {
    expect(mutantsOf('if (tokens < price) sail;')).toMatchObject({
      'tokens < price': ['true', 'false', 'tokens <= price', 'tokens >= price'],
      'sail;': [';'],
    });
  });
  it('leave out either side of what is asked together', () => {
    expect(mutantsOf('x = isOpen && isMine;')['isOpen && isMine']).toEqual(['isOpen || isMine', 'isOpen', 'isMine']);
  });
  it('leave out what a list is put through, and what is in a list', () => {
    expect(mutantsOf('x = ships.filter(isAhead);')['ships.filter(isAhead)']).toEqual(['ships']);
    expect(mutantsOf('x = [food, gold];')['[food, gold]']).toEqual(['[]', '[gold]', '[food]']);
  });
  it('spare types, names of files and what is said to those who mend a mistake', () => {
    expect(mutantsOf("import a from './a.ts'; type Six = 6; throw new Error('six');")).toEqual({
      "throw new Error('six');": [';'],
    });
  });
});

describe('a source with all its mutants in it', () => {
  it('is what it was until one of them is switched on', async () => {
    writeFileSync(
      join(folder, 'dearest.ts'),
      'export const dearest = (a: number, b: number): number => (a > b ? a : b + 1);\n',
    );
    const { mutants, switched } = plant(folder);
    const [[path, code]] = Object.entries(switched);
    writeFileSync(path.replace('.ts', '.js'), code);
    const { dearest } = await import(path.replace('.ts', '.js'));
    const { switchOn, NONE } = await import('./switch.ts');
    const answers = [NONE, ...mutants.keys()].map(number => {
      switchOn(number);
      return [mutants[number]?.mutant, dearest(3, 5)];
    });
    switchOn(NONE);
    expect(answers).toContainEqual([undefined, 6]);
    expect(answers).toContainEqual(['a <= b', 3]);
    expect(answers).toContainEqual(['b - 1', 4]);
    expect(answers).toContainEqual(['2', 7]);
  });
});
