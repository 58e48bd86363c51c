import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from '../after-build.ts';
import { emitted } from '../emitted.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { readScript, type Script, youngIn } from './scripts.ts';
import { youngStyle } from './styles.ts';

/** By file, what is too young in it. */
const found = (files: ReadonlyMap<string, string>): Map<string, string[]> => {
  const scripts = [...files]
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, text]) => ({ file, ...read(file, text) }));
  const fields = new Set(scripts.flatMap(script => [...script.fields]));
  const styles = [...files].filter(([file]) => file.endsWith('.css'));
  return new Map([
    ...scripts.map(script => [script.file, youngIn(script, fields)] as const),
    ...styles.map(([file, text]) => [file, youngStyle(text)] as const),
  ]);
};

const read = (file: string, text: string): Script => {
  try {
    return readScript(text);
  } catch (cause) {
    throw new Error(`${file} has syntax that is younger than the oldest browsers we support`, { cause });
  }
};

/** Whether an exception is made for a thing, or for all that it is a part of. */
const isFor = (exception: string, name: string): boolean => name === exception || name.startsWith(`${exception}.`);

/** What is wrong with these files, a line each: something too young, or an exception that nothing needs any more. */
export const complaints = (
  files: ReadonlyMap<string, string>,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] => {
  const young = [...found(files)].flatMap(([file, names]) => names.map(name => ({ name, file })));
  const excepted = Object.keys(exceptions);
  return [
    ...young
      .filter(({ name }) => !excepted.some(exception => isFor(exception, name)))
      .map(({ name, file }) => `${name} in ${file}`),
    ...excepted
      .filter(exception => !young.some(({ name }) => isFor(exception, name)))
      .map(exception => `${exception} is an exception, and is not used`),
  ];
};

/** Fails the build when it uses what the oldest browsers of the floor do not have. */
export const floorCheck = (): Plugin =>
  afterBuild('floor', ({ folder, error }) => {
    const files = emitted(folder).filter(file => /\.(?:js|css)$/.test(file));
    const wrong = complaints(new Map(files.map(file => [file, readFileSync(join(folder, file), 'utf8')])));
    if (wrong.length > 0) error(`younger than the oldest browsers we support:\n${wrong.join('\n')}`);
  });
