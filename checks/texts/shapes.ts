import type { ESTree } from 'vite';
import { declared, type Typed } from './declarations.ts';

/** One thing that a text is told: what it is called, and of which type it is. */
export interface Told extends Typed {
  readonly name: string;
}

/** A part of the words: a text that is told something, or whatever else has a type. */
export type Member =
  | { readonly kind: 'telling'; readonly told: readonly Told[] }
  | ({ readonly kind: 'value' } & Typed);

/** The parts of an object by their names; a record has the same for each of them. */
export type Shape = (name: string) => Member | undefined;

/** Of what has no parts, or none that are known. */
export const NOTHING: Shape = () => undefined;

const paramOf = (param: ESTree.ParamPattern, file: string): Told => {
  if (param.type === 'TSParameterProperty' || !('typeAnnotation' in param) || !param.typeAnnotation)
    throw new Error(`${file}: something without a type`);
  const name = param.type === 'Identifier' ? param.name : '';
  return { name, type: param.typeAnnotation.typeAnnotation, file };
};

const keyOf = (key: ESTree.PropertyKey): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

const memberOf = (signature: ESTree.TSSignature, file: string): readonly [name: string, member: Member] | undefined => {
  if (signature.type === 'TSMethodSignature')
    return [keyOf(signature.key), { kind: 'telling', told: signature.params.map(each => paramOf(each, file)) }];
  if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) return undefined;
  const type = signature.typeAnnotation.typeAnnotation;
  return [
    keyOf(signature.key),
    type.type === 'TSFunctionType'
      ? { kind: 'telling', told: type.params.map(each => paramOf(each, file)) }
      : { kind: 'value', type, file },
  ];
};

const membersIn = (signatures: readonly ESTree.TSSignature[], file: string): Shape => {
  const members = new Map(signatures.flatMap(each => [memberOf(each, file) ?? []].filter(pair => pair.length === 2)));
  return name => members.get(name);
};

const eitherOf =
  (shapes: readonly Shape[]): Shape =>
  name =>
    shapes.map(shape => shape(name)).find(member => member !== undefined);

/** `Readonly<X>` is X for us, and `Record<K, X>` an X whatever the name. */
const namedShape = (name: string, args: readonly ESTree.TSType[], file: string, root: string): Shape => {
  if (name === 'Readonly' || name === 'Partial') return shapeOf({ type: args[0], file }, root);
  if (name === 'Record') return () => ({ kind: 'value', type: args[1], file });
  const found = declared(name, file, root);
  if (found?.kind === 'alias') return shapeOf(found, root);
  if (found?.kind !== 'interface') return NOTHING;
  const parents = found.declaration.extends.flatMap(({ expression, typeArguments }) =>
    expression.type === 'Identifier'
      ? [namedShape(expression.name, typeArguments?.params ?? [], found.file, root)]
      : [],
  );
  return eitherOf([membersIn(found.declaration.body.body, found.file), ...parents]);
};

/** What is in a value of this type, as far as the type says it. */
export const shapeOf = ({ type, file }: Typed, root: string): Shape => {
  switch (type.type) {
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier'
        ? namedShape(type.typeName.name, type.typeArguments?.params ?? [], file, root)
        : NOTHING;
    case 'TSTypeLiteral':
      return membersIn(type.members, file);
    case 'TSArrayType':
      return () => ({ kind: 'value', type: type.elementType, file });
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return shapeOf({ type: type.typeAnnotation, file }, root);
    default:
      return NOTHING;
  }
};

/** The shape of an interface that stands in a file. */
export const shapeIn = (name: string, file: string, root: string): Shape => namedShape(name, [], file, root);
