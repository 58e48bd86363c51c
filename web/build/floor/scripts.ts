import { type AnyNode, type Program, parse } from 'acorn';
import { type Feature, feature, isTooNew, SYNTAX } from './floor.ts';

const ROOTS = ['api', 'javascript.builtins'].flatMap(path => feature(...path.split('.')) ?? []);

/** Everything that the browser's own objects have, by its name; what formats numbers and dates is a level deeper. */
const MEMBERS = Map.groupBy(
  [...ROOTS, feature('javascript', 'builtins', 'Intl')]
    .flatMap(root => [...(root?.parts.values() ?? [])])
    .flatMap(kind => [...kind.parts]),
  ([name]) => name.replace(/_static$/, ''),
);

const isStyle = (name: string): boolean =>
  feature(
    'css',
    'properties',
    name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
  ) !== undefined;

const members = (name: string): Feature[] => (isStyle(name) ? [] : (MEMBERS.get(name) ?? []).map(([, each]) => each));

const globals = (name: string): Feature[] =>
  [...ROOTS.map(({ parts }) => parts.get(name)), feature('api', 'Window', name)].flatMap(found => found ?? []);

const statics = (kind: string, name: string): Feature[] =>
  ROOTS.flatMap(({ parts }) => parts.get(kind) ?? []).flatMap(
    ({ parts }) => parts.get(`${name}_static`) ?? parts.get(name) ?? [],
  );

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

/** The names that a pattern gives to what it takes apart. */
const bound = (pattern: AnyNode | null | undefined): string[] => {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(each => bound(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    default:
      return [];
  }
};

/** The names that a place in a script gives to something, outside and inside of objects. */
const given = (node: AnyNode): { readonly names?: string[]; readonly fields?: string[] } => {
  switch (node.type) {
    case 'VariableDeclarator':
      return { names: bound(node.id) };
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { names: [...bound(node.id), ...node.params.flatMap(bound)] };
    case 'ClassDeclaration':
    case 'ClassExpression':
      return { names: bound(node.id) };
    case 'CatchClause':
      return { names: bound(node.param) };
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return { names: bound(node.local) };
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return { fields: node.computed ? [] : bound(node.key.type === 'PrivateIdentifier' ? null : node.key) };
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' && !node.left.computed && node.left.property.type === 'Identifier'
        ? { fields: [node.left.property.name] }
        : {};
    default:
      return {};
  }
};

/** A script that has been read, and the names it gives. */
export interface Script {
  readonly tree: Program;
  readonly names: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** Throws for syntax that is younger than the floor. */
export const readScript = (text: string): Script => {
  const tree = parse(text, { ecmaVersion: SYNTAX, sourceType: 'module', allowHashBang: false });
  const names = new Set<string>();
  const fields = new Set<string>();
  const learn = (node: AnyNode): void => {
    const here = given(node);
    for (const name of here.names ?? []) names.add(name);
    for (const field of here.fields ?? []) fields.add(field);
    childrenOf(node).forEach(learn);
  };
  learn(tree);
  return { tree, names, fields };
};

/**
 * What a script uses that a browser of the floor lacks, by its name at MDN. A thing that has a name which our objects give
 * to a field of theirs is taken for one of those; for what the language itself brings, the compiler's `lib` sees that too.
 * `thing.method?.()` and `typeof thing` ask first.
 */
export const youngIn = ({ tree, names }: Script, fields: ReadonlySet<string>): string[] => {
  const found = new Set<string>();
  const note = (features: readonly Feature[]): void => {
    if (isTooNew(features)) found.add(features[0].path);
  };
  const isForeign = (node: AnyNode): node is AnyNode & { type: 'Identifier'; name: string } =>
    node.type === 'Identifier' && !names.has(node.name);
  const look = (node: AnyNode): void => {
    switch (node.type) {
      case 'MemberExpression': {
        const { object, property, computed } = node;
        look(object);
        if (computed) return look(property);
        if (property.type !== 'Identifier') return;
        const known = isForeign(object) ? statics(object.name, property.name) : [];
        if (known.length > 0) note(known);
        else if (!fields.has(property.name)) note(members(property.name));
        return;
      }
      case 'CallExpression':
        if (node.optional && node.callee.type === 'MemberExpression') {
          look(node.callee.object);
          return node.arguments.forEach(look);
        }
        if (isForeign(node.callee)) note(globals(node.callee.name));
        break;
      case 'NewExpression':
        if (isForeign(node.callee)) note(globals(node.callee.name));
        break;
      case 'UnaryExpression':
        if (node.operator === 'typeof') return;
        break;
    }
    childrenOf(node).forEach(look);
  };
  look(tree);
  return [...found];
};
