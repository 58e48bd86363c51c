import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lineAt } from '../sources.ts';
import { type Counted, type Site, type Sites, sitesOf } from './sites.ts';

/** One way in which a source could be wrong. */
export interface Mutant {
  readonly number: number;
  /** The site's number; several mutants can be at one site, and a test reaches all of them or none. */
  readonly site: number;
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutant: string;
}

export interface Planted {
  readonly mutants: readonly Mutant[];
  /** By the path of a source, what is run in its place: all its mutants are in it, and one can be switched on. */
  readonly switched: Readonly<Record<string, string>>;
  /** The same, but sites only say when they are passed. */
  readonly watched: Readonly<Record<string, string>>;
}

const SWITCH = new URL('switch.ts', import.meta.url).href;

/** Puts every mutant into the sources of a folder. */
export const plant = (folder: string): Planted => {
  const mutants: Mutant[] = [];
  const switched: Record<string, string> = {};
  const watched: Record<string, string> = {};
  let sites = 0;
  for (const name of globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] }).sort()) {
    const path = resolve(folder, name);
    const found = sitesOf(readFileSync(path, 'utf8'));
    const numbered = found.sites.map(site => {
      const number = sites++;
      const first = mutants.length;
      for (const mutant of site.instead) mutants.push(described(found, site, name, number, mutants.length, mutant));
      return { ...site, number, first };
    });
    switched[path] = written(found, numbered, ({ first, instead }) =>
      instead.length === 1 ? `$m===${first}` : `$m>=${first}&&$m<${first + instead.length}`,
    );
    watched[path] = written(found, numbered, ({ number }) => `$pass(${number})`);
  }
  return { mutants, switched, watched };
};

const described = (
  { code }: Sites,
  site: Site,
  file: string,
  number: number,
  index: number,
  mutant: string,
): Mutant => ({
  number: index,
  site: number,
  file,
  line: lineAt(code, site.start),
  original: oneLine(code.slice(site.start, site.end)),
  mutant: oneLine(mutant),
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface NumberedSite extends Site {
  readonly number: number;
  /** Its first mutant; the others follow. */
  readonly first: number;
}

/** Text that goes around a part of the code. */
interface Around {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

const written = (
  { code, counted }: Sites,
  sites: readonly NumberedSite[],
  isOn: (site: NumberedSite) => string,
): string => {
  const all = [...counted.map(aroundCounted), ...sites.map(site => aroundSite(site, isOn(site)))];
  const head = `import{active as $m,pass as $pass,step as $step}from'${SWITCH}';`;
  return head + wrap(code, all);
};

const aroundCounted = ({ start, end, isBlock }: Counted): Around =>
  isBlock
    ? { start: start + 1, end: end - 1, before: '$step();', after: '' }
    : { start, end, before: '{$step();', after: '}' };

const aroundSite = ({ form, start, end, first, instead }: NumberedSite, isOn: string): Around => {
  switch (form) {
    case 'expression':
      return { start, end, before: `(${isOn}?${chosen(instead, first)}:`, after: ')' };
    case 'statement':
      return { start, end, before: `if(${isOn}){${instead[0]}}else `, after: '' };
    case 'body':
      return { start: start + 1, end: end - 1, before: `if(${isOn}){${instead[0]}}`, after: '' };
  }
};

const chosen = (instead: readonly string[], first: number): string =>
  instead.map((text, at) => (at + 1 < instead.length ? `$m===${first + at}?(${text}):` : `(${text})`)).join('');

/** Writes all the texts around their parts: of two that begin or end at the same place the wider is outside. */
const wrap = (code: string, all: readonly Around[]): string => {
  const widest = all.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const befores = Map.groupBy(widest, each => each.start);
  const afters = Map.groupBy(widest.toReversed(), each => each.end);
  let text = '';
  for (let at = 0; at <= code.length; at++) {
    for (const { after } of afters.get(at) ?? []) text += after;
    for (const { before } of befores.get(at) ?? []) text += before;
    text += code[at] ?? '';
  }
  return text;
};
