import { stripTypeScriptTypes } from 'node:module';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';
import {
  ARITHMETIC,
  ASSIGNMENTS,
  COMPARISONS,
  LOGICAL,
  OTHER_METHOD,
  RECEIVER_ALONE,
  regexMutants,
} from './operators.ts';

/** Where something can be mutated: an expression or a statement that is replaced, or a function that returns at once. */
export interface Site {
  readonly form: 'expression' | 'statement' | 'body';
  readonly start: number;
  readonly end: number;
  /** What can stand there instead. */
  readonly instead: readonly string[];
}

/** Where steps are counted: a function's body or a loop's. */
export interface Counted {
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
}

export interface Sites {
  /** The source without its types, every character still at its place. */
  readonly code: string;
  readonly sites: readonly Site[];
  readonly counted: readonly Counted[];
}

type Part = Pick<ESTree.Node, 'start' | 'end'>;

/** Everything that can be mutated in a source, the outer before the inner. */
export const sitesOf = (source: string): Sites => {
  const code = stripTypeScriptTypes(source);
  const { program, errors } = parseSync('source.js', code);
  if (errors.length > 0) throw new Error(errors[0].message);
  const found = new Found(code);
  new Visitor(visitors(found)).visit(program);
  return { code, sites: found.sites, counted: found.counted };
};

class Found {
  readonly code: string;
  readonly #sites = new Map<string, Site>();
  readonly counted: Counted[] = [];
  /** Names and texts that are not part of a rule. */
  readonly #kept = new Set<Part>();

  constructor(code: string) {
    this.code = code;
  }

  get sites(): Site[] {
    return [...this.#sites.values()];
  }

  text({ start, end }: Part): string {
    return this.code.slice(start, end);
  }

  keep(...parts: readonly (Part | null | undefined)[]): void {
    for (const part of parts) if (part) this.#kept.add(part);
  }

  isKept(part: Part): boolean {
    return this.#kept.has(part);
  }

  add(form: Site['form'], { start, end }: Part, instead: readonly string[]): void {
    const key = `${form} ${start} ${end}`;
    const before = this.#sites.get(key)?.instead ?? [];
    const other = instead.filter(text => text !== this.text({ start, end }));
    if (other.length > 0) this.#sites.set(key, { form, start, end, instead: [...new Set([...before, ...other])] });
  }

  replace(part: Part, ...instead: readonly string[]): void {
    this.add('expression', part, instead);
  }

  /** What stands between two parts, replaced: an operator. */
  between(whole: Part, left: Part, right: Part, operator: string): string {
    return `${this.code.slice(whole.start, left.end)} ${operator} ${this.code.slice(right.start, whole.end)}`;
  }

  /** What a decision in the code depends on. */
  condition(test: Part | null | undefined): void {
    if (test) this.replace(test, 'true', 'false');
  }

  loop(body: ESTree.Statement): void {
    this.counted.push({ start: body.start, end: body.end, isBlock: body.type === 'BlockStatement' });
  }

  body(body: ESTree.FunctionBody | ESTree.Expression | null): void {
    if (body === null) return;
    if (body.type !== 'BlockStatement') return this.replace(body, 'undefined');
    this.counted.push({ start: body.start, end: body.end, isBlock: true });
    this.add('body', body, ['return;']);
  }
}

const isComparison = (operator: string): boolean => COMPARISONS[operator] !== undefined;

const visitors = (found: Found): VisitorObject => ({
  // What is kept: names, and what is said to those who mend a mistake of ours.
  ImportDeclaration: ({ source, specifiers }) => found.keep(source, ...specifiers),
  ExportNamedDeclaration: ({ source }) => found.keep(source),
  ExportAllDeclaration: ({ source }) => found.keep(source),
  Property: ({ key, computed }) => found.keep(computed ? null : key),
  PropertyDefinition: ({ key, computed }) => found.keep(computed ? null : key),
  NewExpression: ({ callee, arguments: given }) => {
    if (found.text(callee) === 'Error') found.keep(...given);
  },

  // Values.
  Literal: node => {
    if (found.isKept(node)) return;
    if (typeof node.value === 'number') found.replace(node, `${node.value + 1}`, `${node.value - 1}`);
    else if (typeof node.value === 'string') found.replace(node, node.value === '' ? "'mutant'" : "''");
    else if (typeof node.value === 'boolean') found.replace(node, `${!node.value}`);
    else if ('regex' in node) found.replace(node, ...regexMutants(node.regex.pattern, node.regex.flags));
  },
  TemplateLiteral: node => {
    if (!found.isKept(node)) found.replace(node, "''");
  },
  ArrayExpression: node => {
    if (node.elements.length === 0) return found.replace(node, "['mutant']");
    found.replace(node, '[]');
    if (node.elements.length > 1)
      for (const gone of node.elements) {
        const rest = node.elements.filter(each => each !== gone).map(each => (each ? found.text(each) : ''));
        found.replace(node, `[${rest.join(', ')}]`);
      }
  },
  ObjectExpression: node => {
    if (node.properties.length > 0) found.replace(node, '{}');
  },

  // Operators.
  BinaryExpression: node => {
    const { left, right, operator } = node;
    const others = COMPARISONS[operator] ?? ARITHMETIC[operator] ?? [];
    if (!found.isKept(node) && isComparison(operator)) found.condition(node);
    found.replace(node, ...others.map(other => found.between(node, left, right, other)));
  },
  LogicalExpression: node => {
    const { left, right, operator } = node;
    found.keep(left, right);
    const others = LOGICAL[operator].map(other => found.between(node, left, right, other));
    found.replace(node, ...others, found.text(left), found.text(right));
  },
  UnaryExpression: node => {
    if (['!', '-', '~'].includes(node.operator)) found.replace(node, found.text(node.argument));
  },
  UpdateExpression: node => {
    const other = node.operator === '++' ? '--' : '++';
    const argument = found.text(node.argument);
    found.replace(node, node.prefix ? other + argument : argument + other);
  },
  AssignmentExpression: node => {
    const others = ASSIGNMENTS[node.operator] ?? [];
    found.replace(node, ...others.map(other => found.between(node, node.left, node.right, other)));
  },
  ChainExpression: ({ expression, start, end }) => {
    if (expression.type !== 'MemberExpression' && expression.type !== 'CallExpression') return;
    const optional = expression.type === 'CallExpression' ? expression.callee : expression;
    if (optional.type !== 'MemberExpression' || !optional.optional) return;
    const { object } = optional;
    const rest = found.code.slice(object.end, end).replace('?.', optional.computed ? '' : '.');
    found.replace({ start, end }, found.code.slice(start, object.end) + rest);
  },
  CallExpression: node => {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed || callee.optional || found.isKept(node)) return;
    const method = found.text(callee.property);
    const receiver = found.text(callee.object);
    const given = found.code.slice(callee.end, node.end);
    const whole = receiver === 'Math' ? node.arguments.map(each => found.text(each)) : [receiver];
    if (RECEIVER_ALONE.includes(method)) found.replace(node, ...whole);
    if (OTHER_METHOD[method]) found.replace(node, `${receiver}.${OTHER_METHOD[method]}${given}`);
  },

  // Decisions and loops.
  IfStatement: ({ test }) => found.condition(test),
  ConditionalExpression: ({ test }) => found.condition(test),
  WhileStatement: ({ test, body }) => {
    found.condition(test);
    found.loop(body);
  },
  ForStatement: ({ test, body }) => {
    found.condition(test);
    found.loop(body);
  },
  ForOfStatement: ({ body }) => found.loop(body),
  DoWhileStatement: ({ test, body }) => {
    found.condition(test);
    found.loop(body);
  },

  // Statements that are left out.
  ExpressionStatement: node => found.add('statement', node, [';']),
  ReturnStatement: node => found.add('statement', node, [';']),
  ThrowStatement: node => found.add('statement', node, [';']),
  BreakStatement: node => found.add('statement', node, [';']),
  ContinueStatement: node => found.add('statement', node, [';']),

  // Functions that do nothing.
  ArrowFunctionExpression: ({ body }) => found.body(body),
  FunctionExpression: ({ body }) => found.body(body),
  FunctionDeclaration: ({ body }) => found.body(body),
});
