import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Written } from './notes.ts';

/** Notes of a set of games that lie in a folder, or that are made now and put there: another training with the same player does not play them again. */
export const kept = async (
  folder: string | undefined,
  name: string,
  make: () => Promise<Written>,
): Promise<Written> => {
  if (folder === undefined) return make();
  const file = join(folder, name);
  if (existsSync(file)) return deserialize(readFileSync(file));
  const written = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.unfinished`, serialize(written));
  renameSync(`${file}.unfinished`, file);
  return written;
};
