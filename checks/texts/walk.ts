import { isFields } from '@jamaica/rules/record';
import { type Crew, defaultCrew, type Language, PIRATES, speak } from '@jamaica/words';
import { fileOf, furnished } from './rooms.ts';
import { CALLED, combined, type Listener, samples } from './samples.ts';
import { type Member, NOTHING, type Shape, shapeOf } from './shapes.ts';

/** A text that somebody may come to read. */
export interface Text {
  /** Where it stands: `words/src/it/page/home.ts`, `title`. */
  readonly file: string;
  readonly key: string;
  /** What it was told, if it is told something. */
  readonly told: readonly unknown[];
  readonly text: string;
}

type Source = Pick<Text, 'file' | 'key' | 'told'>;

/** Numbers of rules, which are no words. */
const RULE = /^R-[A-Z]+-\d+$/;

interface Walk extends Listener {
  readonly source: Source;
}

const tellings = (value: unknown, member: Extract<Member, { kind: 'telling' }>, walk: Walk): readonly Text[] => {
  if (typeof value !== 'function') throw new Error(`${walk.source.file} ${walk.source.key}: not a function`);
  return combined(member.told.map(each => samples(each, walk))).flatMap(told =>
    textsIn(Reflect.apply(value, undefined, told), NOTHING, { ...walk, source: { ...walk.source, told } }),
  );
};

const partsOf = (value: Readonly<Record<string, unknown>>, shape: Shape, walk: Walk): readonly Text[] =>
  Object.entries(value).flatMap(([name, part]) => {
    const { file, key, told } = walk.source;
    const member = shape(name);
    const source = {
      file: key === '' ? fileOf(name, file, walk.root) : file,
      key: key === '' ? name : `${key}.${name}`,
      told,
    };
    const there = { ...walk, source };
    if (member?.kind === 'telling') return tellings(part, member, there);
    if (typeof part === 'function') {
      if (shape === NOTHING) throw new Error(`${source.file} ${source.key}: nothing says what it is told`);
      // Not in the interface: a form that this language needs for its own sentences, and nobody reads by itself.
      return [];
    }
    return textsIn(part, member ? shapeOf(member, walk.root) : NOTHING, there);
  });

const textsIn = (value: unknown, shape: Shape, walk: Walk): readonly Text[] => {
  if (typeof value === 'string') return RULE.test(value) ? [] : [{ ...walk.source, text: value }];
  if (Array.isArray(value)) return partsOf(Object.fromEntries(value.entries()), shape, walk);
  return isFields(value) ? partsOf(value, shape, walk) : [];
};

/** The pirates, and people who call themselves as they like. */
const crews = (): readonly Crew[] => {
  const pirates = defaultCrew(PIRATES.length);
  const named = (names: readonly string[]): Crew => pirates.map((sailor, seat) => ({ ...sailor, name: names[seat] }));
  return [pirates, named(CALLED.slice(0, PIRATES.length)), named(CALLED.slice(-PIRATES.length))];
};

/** Every text of a language, told all sorts of things: the same list in every language. */
export const textsOf = async (language: Language, root: string): Promise<readonly Text[]> => {
  const speech = await speak(language);
  const found: Text[] = [];
  for (const [turn, crew] of crews().entries()) {
    const { names } = speech(crew);
    for (const { file, shape, words, isAboutCrew } of await furnished(language, crew, root)) {
      // What is not about the crew is the same for the next one.
      if (turn > 0 && !isAboutCrew) continue;
      const source = { file, key: '', told: [] };
      if (isFields(words)) found.push(...partsOf(words, shape, { language, names, root, source }));
    }
  }
  return found;
};
