import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MISTAKES, type Mistake } from './mistakes.ts';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'src');

/** How often what is right stands in its file: once, or the mistake cannot be planted. */
export const places = ({ file, right }: Mistake): number =>
  readFileSync(join(SOURCES, file), 'utf8').split(right).length - 1;

export const planted = (name: string): Mistake => {
  const mistake = MISTAKES.find(each => each.name === name);
  if (!mistake) throw new Error(`there is no mistake "${name}"`);
  return mistake;
};
