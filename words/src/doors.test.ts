import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';

// A language is imported by its name, and the compiler cannot see which file that will be. What it can see is whether
// a file is of the type that it declares: so every language has these files, and they declare these types.
const DOORS = [
  ['words.ts', 'speech: Speech'],
  ['outside.ts', 'outside: OutsideWords'],
  ['page/pieces.ts', 'pieces: Pieces'],
  ['terminal/all.ts', 'terminal: TerminalSpeech'],
  ['proofreading.ts', 'proofreading: Proofreading'],
  ['examples.ts', 'examples: Examples'],
] as const;

/** Folders of this package that are no languages: which texts our programs need. */
const PROGRAMS = ['page', 'terminal'];

it('every folder of texts is a language on the list', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter(each => each.isDirectory());
  expect(folders.map(({ name }) => name).filter(name => !PROGRAMS.includes(name))).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGES)('the folder of %s', language => {
  it.each(DOORS)('has %s, which declares “%s”', (file, declaration) => {
    expect(readFileSync(join(import.meta.dirname, language, file), 'utf8')).toContain(`export const ${declaration} = `);
  });
});
