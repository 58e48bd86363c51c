import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A type, and the file whose names it uses. */
export interface Typed {
  readonly type: ESTree.TSType;
  readonly file: string;
}

/** What a name stands for in a file. */
type Declared =
  | { readonly kind: 'interface'; readonly declaration: ESTree.TSInterfaceDeclaration; readonly file: string }
  | { readonly kind: 'alias'; readonly type: ESTree.TSType; readonly file: string }
  | { readonly kind: 'constant'; readonly value: ESTree.Expression; readonly file: string };

type Statement = ESTree.Program['body'][number];

const parsed = new Map<string, readonly Statement[]>();

const statementsOf = (file: string): readonly Statement[] => {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  parsed.set(file, program.body);
  return program.body;
};

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** The file that a file imports: beside it, or a door of one of our packages. */
const fileFrom = (file: string, what: string, root: string): string | undefined => {
  if (what.startsWith('.')) return join(dirname(file), what);
  const [, name, door = ''] = /^@jamaica\/(\w+)(\/\w+)?$/.exec(what) ?? [];
  if (name === undefined) return undefined;
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  );
  return join(root, name, exports[`.${door}`]);
};

const declaredBy = (statement: Statement, name: string, file: string): Declared | undefined => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === name)
    return { kind: 'interface', declaration, file };
  if (declaration?.type === 'TSTypeAliasDeclaration' && declaration.id.name === name)
    return { kind: 'alias', type: declaration.typeAnnotation, file };
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const variable = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  return variable?.init ? { kind: 'constant', value: variable.init, file } : undefined;
};

/** Where a statement says that a name comes from, and what it is called there. */
const origin = (statement: Statement, name: string): { readonly from: string; readonly as: string } | undefined => {
  if (statement.type === 'ImportDeclaration')
    for (const each of statement.specifiers)
      if (each.type === 'ImportSpecifier' && each.local.name === name)
        return { from: statement.source.value, as: nameOf(each.imported) };
  if (statement.type === 'ExportNamedDeclaration' && statement.source)
    for (const each of statement.specifiers)
      if (nameOf(each.exported) === name) return { from: statement.source.value, as: nameOf(each.local) };
  return undefined;
};

/** What a type, or a constant, of this name is in a file: followed through imports and the lists of our packages. */
export const declared = (
  name: string,
  file: string,
  root: string,
  as: 'type' | 'constant' = 'type',
): Declared | undefined => {
  for (const statement of statementsOf(file)) {
    const found = declaredBy(statement, name, file);
    if (found && (found.kind === 'constant') === (as === 'constant')) return found;
    const elsewhere = origin(statement, name);
    const other = elsewhere && fileFrom(file, elsewhere.from, root);
    if (elsewhere && other !== undefined) return declared(elsewhere.as, other, root, as);
  }
  return undefined;
};
