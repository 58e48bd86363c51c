import { posix } from 'node:path';
import { isCommand } from './command.ts';
import { isTest, lineAt, MAY_IMPORT, type Source, sources, TESTS_MAY_IMPORT } from './sources.ts';

/** The files of `rules/src` that put the things of the game together. The things may not import them. */
const ASSEMBLY = [
  'decisions',
  'flow',
  'play',
  'scene',
  'view',
  'after',
  'passed',
  'stowed',
  'observation-layout',
  'observation',
  'option-ids',
  'restage',
  'imagine',
  'record',
  'under-way',
  'position',
  'position-letters',
  'write-position',
  'read-position',
  'outlook',
  'foresight',
  'grounds',
  'odds',
  'sides',
  'index',
  'search',
  'records',
  'notation',
  'tensor',
];

/** The rooms of the page, each with what it may not know of to its right. */
const ROOMS = ['shared', 'book', 'playing', 'online', 'again', 'learning', 'box', 'app'];

/** Drawings and sounds are imported one by one: showing a chest does not need the cannon. */
const OPEN_TO_ALL = ['artwork'];

/** The doors of packages beside their index, as their package.json exports them. */
const DOORS = [
  ...['search', 'record', 'notation', 'position', 'tensor'].map(door => `@jamaica/rules/${door}`),
  '@jamaica/messages/addresses',
  ...['page', 'terminal'].map(door => `@jamaica/words/${door}`),
];

/** What `rules/src` may not use: chance and time come from outside. */
const CLOCK_OR_CHANCE = /\b(?:Math\.random|Date\.now|new Date|performance\.now)\b/g;

const IMPORT = /(?:^\s*(?:import|export)\b[^'"`;=()]*?\bfrom\s*|^\s*import\s*|\bimport\s*\(\s*)['"`]([^'"`]+)['"`]/gm;

type Import = { readonly from: Source; readonly what: string; readonly line: number };

const imports = (source: Source): Import[] =>
  [...source.code.matchAll(IMPORT)].map(found => ({
    from: source,
    what: found[1],
    line: lineAt(source.code, found.index + found[0].length),
  }));

const isRelative = (what: string): boolean => /^\.\.?\//.test(what);
const target = ({ from, what }: Import): string => posix.join(posix.dirname(from.path), what);
const packageOf = (path: string): string => path.split('/')[0];
const isRule = (source: Source): boolean => source.path.startsWith('rules/src/') && !isTest(source);
const isAssembly = (path: string): boolean => ASSEMBLY.some(name => path === `rules/src/${name}.ts`);

/** The room that a file of the page is in; -1: in none, or of another package. */
const roomOf = (path: string): number => ROOMS.indexOf(/^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '');

const mayImport = ({ path }: Source, own: string): readonly string[] =>
  path.startsWith(`${own}/test/`) ? [...MAY_IMPORT[own], ...(TESTS_MAY_IMPORT[own] ?? [])] : MAY_IMPORT[own];

const refuse = (found: Import): string | undefined => {
  const { from, what } = found;
  const own = packageOf(from.path);
  if (isRelative(what)) {
    if (packageOf(target(found)) !== own) return `leaves its package with ${what}`;
    const [room, other] = [roomOf(from.path), roomOf(target(found))];
    if (room >= 0 && other > room) return `${ROOMS[room]} may not know of ${ROOMS[other]}: ${what}`;
    const climbs = isRule(from) && !isAssembly(from.path) && isAssembly(target(found));
    return climbs ? `is a thing of the game and imports the assembly: ${what}` : undefined;
  }
  const [, other, inside] = /^@jamaica\/([^/]+)(\/.*)?$/.exec(what) ?? [];
  if (other && !mayImport(from, own).includes(other)) return `${own} may not import ${what}`;
  if (other && inside && !OPEN_TO_ALL.includes(other) && !DOORS.includes(what))
    return `reaches past the index of @jamaica/${other}: ${what}`;
  return isRule(from) ? `rules depend on nothing, but import ${what}` : undefined;
};

const impurities = (source: Source): string[] =>
  [...source.code.matchAll(CLOCK_OR_CHANCE)].map(
    found => `${source.path}:${lineAt(source.code, found.index)} rules may not use ${found[0]}`,
  );

/** Walks the imports depth first; meeting a file that is still on the way down closes a cycle. */
const cycles = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found.map(cycle => `import cycle: ${cycle}`);
};

/** Everything in these files that points the wrong way, one line each. */
export const offences = (files: readonly Source[]): string[] => {
  const all = files.map(file => ({ file, imports: imports(file) }));
  const refused = all
    .flatMap(({ imports }) => imports)
    .map(found => ({ ...found, why: refuse(found) }))
    .filter(({ why }) => why !== undefined)
    .map(({ from, line, why }) => `${from.path}:${line} ${why}`);
  const graph = new Map(
    all.map(({ file, imports }) => [file.path, imports.filter(found => isRelative(found.what)).map(target)]),
  );
  return [...refused, ...files.filter(isRule).flatMap(impurities), ...cycles(graph)];
};

if (isCommand(import.meta.filename)) {
  const files = sources('.');
  const found = offences(files);
  console.log(found.length === 0 ? `imports: ${files.length} files, all point one way` : found.join('\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}
