import { readFileSync } from 'node:fs';

/** A page of `docs/`. */
export const documentNamed = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');

interface Fence {
  readonly language: string;
  readonly code: string;
}

/** What a page has between fences, to be pasted, in its order. */
export const fencesIn = (document: string): Fence[] =>
  [...document.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, code]) => ({ language, code }));
