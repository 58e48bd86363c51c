import { BOOKS, HOUSE_RULES } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { counting, type Language, type Names } from '@jamaica/words';
import type { ESTree } from 'vite';
import { declared, type Typed } from './declarations.ts';
import type { Told } from './shapes.ts';

/** For whom something is told: every language gets the same, in its own words. */
export interface Listener {
  readonly language: Language;
  readonly names: Names;
  readonly root: string;
}

/** Nothing, one, a few, many; a teen and a number that ends in one: each counts differently somewhere. */
const NUMBERS = [1, 2, 5, 0, 11, 21];
const SHARES = [0.4, 0.08, 0.01, 0, 1];

/** Names that somebody may well have: a vowel, an H that is silent, digits, another alphabet, an apostrophe, much of it. */
export const CALLED = ['Mary', 'Hélène', 'Émile', 'Юля', 'Аня', 'Kraken_99', '42', 'O’Hara', 'Wilhelmina van der Zee'];

const SHIPS = [0, 1, 2, 3, 4, 5, 'ghost'];
const SEATS = [0, 1, 2, 3, 4, 5];
const HOLDS = ['gold', 'food', 'gunpowder'].flatMap(good => NUMBERS.map(tokens => `${good}:${tokens}`));

/** What a type alone does not say. */
const BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  Seat: SEATS,
  ShipName: SHIPS,
  HoldText: HOLDS,
  Position: [
    { space: 12, lap: 0 },
    { space: 48, lap: -1 },
    { space: 0, lap: 1 },
  ],
  Treasure: ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold', 7, -4],
  Rules: [
    { edition: '2007', players: 4, ghost: false },
    { edition: '2021', players: 2, ghost: true },
    { edition: '2021', players: 3, ghost: true, house: { gift: 'any', loot: 'empty-hold' } },
  ],
  Agreed: [{ edition: '2007' }, ...Object.values(BOOKS), { edition: '2021', house: HOUSE_RULES }],
  Hex32: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  RuleId: ['R-MOV-2'],
  'Orders["lane"]': ['short', 'long'],
};

const PERCENTS = ['win', 'draw', 'lose', 'best', 'played', 'percent', 'share', 'doubt', 'chance'];
const TIMES = ['left', 'reserve', 'decision', 'time'];
const GOODS = ['goods', 'good', 'price', 'contents', 'thing'];
const PLACES = ['place', 'places', 'end', 'ends'];

const stringsFor = (name: string, { language, names }: Listener): readonly string[] => {
  if (PERCENTS.includes(name)) return SHARES.map(counting(language).percent);
  if (TIMES.includes(name)) return ['1:30', '0:05'];
  if (GOODS.includes(name)) return ['food:3', 'gold:1', 'gunpowder:5'].map(hold => names.goods(holdText(hold)));
  if (PLACES.includes(name)) return ['12', names.place({ space: 0, lap: 1 })];
  if (name === 'of') return [names.of(0), names.of(1), names.of('ghost')];
  if (name === 'level') return [names.level('bosun'), names.level('admiral')];
  if (name === 'half') return [names.half('morning')];
  if (name === 'file') return ['race.jsonl'];
  if (name === 'edition') return ['2007'];
  if (name === 'book' || name === 'agreed') return [BOOKS['fr-2007'], BOOKS['it-2021']].map(names.agreed);
  if (name === 'option') return ['gold/gold'];
  return CALLED;
};

const holdText = (hold: string): `${'gold' | 'food' | 'gunpowder'}:${number}` => {
  const [, good, tokens] = /^(gold|food|gunpowder):(\d+)$/.exec(hold) ?? [];
  if (good !== 'gold' && good !== 'food' && good !== 'gunpowder') throw new Error(`no hold: ${hold}`);
  return `${good}:${Number(tokens)}`;
};

const numbersFor = (name: string): readonly number[] => (/chance|share/i.test(name) ? SHARES : NUMBERS);

/**
 * Everything changed at once, then each thing alone while the others are as usual: every value is met, without every
 * combination.
 */
export const combined = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] => {
  const usual = lists.map(list => list[0]);
  const changes = lists.flatMap((list, at) =>
    list.map(value => usual.map((each, index) => (index === at ? value : each))),
  );
  const longest = Math.max(0, ...lists.map(list => list.length));
  const together = Array.from({ length: longest }, (_, turn) =>
    lists.map((list, at) => list[(turn + at) % list.length]),
  );
  const all = lists.length === 0 ? [[]] : [...together, ...changes];
  return [...new Map(all.map(each => [JSON.stringify(each), each])).values()];
};

const objects = (parts: readonly (readonly [name: string, values: readonly unknown[]])[]): readonly unknown[] =>
  combined(parts.map(([, values]) => values)).map(values =>
    Object.fromEntries(parts.map(([name], index) => [name, values[index]])),
  );

const membersOf = (signatures: readonly ESTree.TSSignature[], file: string, listener: Listener) =>
  objects(
    signatures.flatMap(signature =>
      signature.type === 'TSPropertySignature' && signature.typeAnnotation && signature.key.type === 'Identifier'
        ? [
            [
              signature.key.name,
              samples({ name: signature.key.name, type: signature.typeAnnotation.typeAnnotation, file }, listener),
            ] as const,
          ]
        : [],
    ),
  );

/** The words that a list, a schema or the keys of an object consist of. */
const literalsIn = (
  value: ESTree.Expression | ESTree.SpreadElement | null,
  file: string,
  root: string,
): readonly unknown[] => {
  switch (value?.type) {
    case 'Literal':
      return [value.value];
    case 'ArrayExpression':
      return value.elements.flatMap(each => literalsIn(each, file, root));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsIn(value.expression, file, root);
    case 'CallExpression':
      return value.arguments.flatMap(each => literalsIn(each, file, root));
    case 'SpreadElement':
      return literalsIn(value.argument, file, root);
    case 'ObjectExpression':
      return value.properties.flatMap(each =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [each.key.name] : [],
      );
    case 'Identifier': {
      const found = declared(value.name, file, root, 'constant');
      return found?.kind === 'constant' ? literalsIn(found.value, found.file, root) : [];
    }
    default:
      return [];
  }
};

/** `typeof X`, wherever it stands in a type: what X consists of. */
const ofConstant = (type: ESTree.TSType, file: string, root: string): readonly unknown[] => {
  if (type.type === 'TSParenthesizedType') return ofConstant(type.typeAnnotation, file, root);
  if (type.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return [];
  const found = declared(type.exprName.name, file, root, 'constant');
  return found?.kind === 'constant' ? literalsIn(found.value, found.file, root) : [];
};

const keysOf = ({ type, file }: Typed, root: string): readonly string[] => {
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  const found = declared(type.typeName.name, file, root);
  if (found?.kind !== 'interface') return [];
  return found.declaration.body.body.flatMap(each =>
    each.type === 'TSPropertySignature' && each.key.type === 'Identifier' ? [each.key.name] : [],
  );
};

const named = (name: string, args: readonly ESTree.TSType[], told: Told, listener: Listener): readonly unknown[] => {
  const known = BY_TYPE[name];
  if (known) return known;
  if (name === 'NonNullable') return samples({ ...told, type: args[0] }, listener).filter(each => each !== null);
  const found = declared(name, told.file, listener.root);
  if (found?.kind === 'alias') return samples({ ...found, name: told.name }, listener);
  if (found?.kind === 'interface') return membersOf(found.declaration.body.body, found.file, listener);
  return [];
};

const indexed = (told: Told, type: ESTree.TSIndexedAccessType, listener: Listener): readonly unknown[] => {
  const { objectType, indexType } = type;
  if (indexType.type === 'TSNumberKeyword') return ofConstant(objectType, told.file, listener.root);
  const key =
    indexType.type === 'TSLiteralType' && indexType.literal.type === 'Literal' ? indexType.literal.value : null;
  const owner =
    objectType.type === 'TSTypeReference' && objectType.typeName.type === 'Identifier' ? objectType.typeName.name : '';
  const known = BY_TYPE[`${owner}["${key}"]`];
  if (known) return known;
  const values = samples({ ...told, type: objectType }, listener);
  return [...new Set(values.map(each => (isFields(each) ? each[String(key)] : undefined)))];
};

const valuesOf = (told: Told, listener: Listener): readonly unknown[] => {
  const { type, file, name } = told;
  const { root } = listener;
  const inner = (other: ESTree.TSType): readonly unknown[] => samples({ ...told, type: other }, listener);
  switch (type.type) {
    case 'TSNumberKeyword':
      return numbersFor(name);
    case 'TSStringKeyword':
      return stringsFor(name, listener);
    case 'TSBooleanKeyword':
      return [true, false];
    case 'TSNullKeyword':
      return [null];
    case 'TSLiteralType':
      return type.literal.type === 'Literal' ? [type.literal.value] : [];
    case 'TSUnionType':
      return type.types.flatMap(inner);
    case 'TSParenthesizedType':
      return inner(type.typeAnnotation);
    case 'TSTypeOperator':
      if (type.operator !== 'keyof') return inner(type.typeAnnotation);
      return type.typeAnnotation.type === 'TSTypeQuery'
        ? ofConstant(type.typeAnnotation, file, root)
        : keysOf({ type: type.typeAnnotation, file }, root);
    case 'TSArrayType': {
      const each = inner(type.elementType);
      return [each.slice(0, 1), each.slice(0, 2), each.slice(-3), ...each.slice(1).map(one => [one])];
    }
    case 'TSTupleType':
      return combined(
        type.elementTypes.map(each => ('elementType' in each ? [] : valuesInTuple(each, told, listener))),
      );
    case 'TSTypeLiteral':
      return membersOf(type.members, file, listener);
    case 'TSIndexedAccessType':
      return indexed(told, type, listener);
    case 'TSTypeReference':
      if (type.typeName.type === 'Identifier')
        return named(type.typeName.name, type.typeArguments?.params ?? [], told, listener);
      // v.InferOutput<typeof X>: one of the words that the schema lists.
      return type.typeArguments ? ofConstant(type.typeArguments.params[0], file, root) : [];
    default:
      return [];
  }
};

const valuesInTuple = (each: ESTree.TSTupleElement, told: Told, listener: Listener): readonly unknown[] =>
  each.type === 'TSNamedTupleMember'
    ? valuesInTuple(each.elementType, told, listener)
    : each.type === 'TSOptionalType' || each.type === 'TSRestType'
      ? []
      : samples({ ...told, type: each }, listener);

/** Values that something of this type may have. A type that none are known for is an error: it would not be read. */
export const samples = (told: Told, listener: Listener): readonly unknown[] => {
  const values = valuesOf(told, listener);
  if (values.length === 0) throw new Error(`${told.file}: no examples for “${told.name}” (${told.type.type})`);
  return values;
};
