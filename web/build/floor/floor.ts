import { createRequire } from 'node:module';

/** The oldest browsers the game is made for, by the names they have in the compatibility data of MDN. README.md says so too. */
const FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
  samsunginternet_android: '22.0',
} as const;

/** The same for those who turn newer syntax and styles into older ones. */
export const TARGETS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
/** All of the syntax that these know. */
export const SYNTAX = 2022;

/** Something that browsers have or lack, and what belongs to it. */
export interface Feature {
  /** As MDN names it: `api.AbortSignal.any_static`. */
  readonly path: string;
  readonly compat: Compat | undefined;
  readonly parts: ReadonlyMap<string, Feature>;
}
type Fields = Readonly<Record<string, unknown>>;
interface Compat {
  readonly support: Fields;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCompat = (value: unknown): value is Compat => isFields(value) && isFields(value.support);

const featureOf = (value: unknown, path: string): Feature => {
  const fields = isFields(value) ? value : {};
  const parts = Object.keys(fields).filter(name => name !== '__compat' && isFields(fields[name]));
  return {
    path,
    compat: isCompat(fields.__compat) ? fields.__compat : undefined,
    parts: new Map(parts.map(name => [name, featureOf(fields[name], path === '' ? name : `${path}.${name}`)])),
  };
};

// Read when the build runs: Vite would write all of it into the settings it makes for itself.
const data: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data');
const NAMES = ['api', 'css', 'javascript'];
const ALL = featureOf(Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => NAMES.includes(name))), '');

/** What is known under a path; nothing if nobody has written it down. */
export const feature = (...path: readonly string[]): Feature | undefined =>
  path.reduce<Feature | undefined>((found, name) => found?.parts.get(name), ALL);

const isUpTo = (version: unknown, floor: string): boolean => {
  if (typeof version !== 'string') return false;
  const [major, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [most, mostMinor = 0] = floor.split('.').map(Number);
  return major < most || (major === most && minor <= mostMinor);
};

/** Whether a statement says that it is there for everybody: under its own name, and not behind a switch. */
const says = (statement: unknown, floor: string): boolean =>
  isFields(statement) &&
  isUpTo(statement.version_added, floor) &&
  !isUpTo(statement.version_removed, floor) &&
  !['flags', 'prefix', 'alternative_name'].some(limit => limit in statement);

/** The browsers of the floor that lack something. Of what nobody has written down we know nothing. */
const lacking = ({ compat }: Feature): string[] => {
  if (!compat) return [];
  return Object.entries(FLOOR).flatMap(([browser, floor]) => {
    const said = compat.support[browser];
    if (said === undefined) return [];
    return (Array.isArray(said) ? said : [said]).some(statement => says(statement, floor)) ? [] : [browser];
  });
};

/** Of several things with one name: whether there is none of them that all have. */
export const isTooNew = (features: readonly Feature[]): boolean =>
  features.length > 0 && features.every(each => lacking(each).length > 0);
