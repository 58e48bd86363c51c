import { isLanguage } from '@jamaica/words';

/** What the bundler knows about a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** What is always said in a language: of the game, and on the screens that everybody sees. */
const SAID_FIRST =
  /\/words\/src\/(\w+)\/(?:page\/(?:all|books|companion|end|home|learn|log|ordinal|panels|position|settings|table|tips)|(?!glossary)[\w-]+)\.ts$/;
/** Each lists public names of a package: importing one of them does not need what the others are made of. */
const PACKAGE =
  /\/(?:(?:rules|chance|bots|words|messages)\/src\/index|words\/src\/page\/index|rules\/src\/(?:notation|records|search))\.ts$/;
/** What the first screen and the languages need of these packages. */
const OF_PACKAGES =
  /\/(?:rules\/src\/(?:board|books|cards|fields|holds|house|price-list|rules)|words\/src\/(?:agreed|arrival|cards|counting|crew|holds|language|pirates|sight|speak|things|page\/(?:settings|speak|tips)|\w\w\/page\/pieces))\.ts$|rolldown\/runtime/;

/** The table shows faces, and so do screens that do without the table. */
const FACES = /\/artwork\/src\/pieces\/(?:faces\/|Portrait\.svelte|Captain\.svelte)/;

/** The library that writes films. On its own: otherwise the bundler puts its runtime, which every piece needs, in here, and all would fetch it. */
const FILMS = /\/node_modules\/mediabunny\/|\/film\/bunny\.ts$/;

/** Everything that these modules import at once, and themselves. */
const closure = (modules: Modules, from: readonly string[], isFollowed: (id: string) => boolean): Set<string> => {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || !isFollowed(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  from.forEach(visit);
  return found;
};

/**
 * Which piece of the build a module goes into, so that few have to be fetched: the first screen, a language, the table in
 * this browser. Everything else is left to the bundler, which makes a piece of whatever the same screens share.
 */
export const pieces = (web: string) => {
  const at = (path: string): string => `${web}/src/${path}`;
  let first: Set<string> | undefined;
  let table: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    const language = SAID_FIRST.exec(id)?.[1];
    if (language && isLanguage(language)) return `words-${language}`;
    if (FILMS.test(id)) return 'films';
    first ??= closure(modules, [at('app/main.ts')], each => !PACKAGE.test(each));
    if (first.has(id) || OF_PACKAGES.test(id)) return 'first';
    if (FACES.test(id)) return 'faces';
    table ??= closure(modules, [at('playing/table/here.ts'), at('playing/screens/Table.svelte')], () => true);
    return table.has(id) ? 'table' : null;
  };
};
