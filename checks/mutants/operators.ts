import type { ESTree } from 'vite';

// What is put in the place of what.

type Others = Readonly<Record<string, readonly string[] | undefined>>;

/** The boundary moved by one, and the opposite. */
export const COMPARISONS: Others = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  in: [],
  instanceof: [],
};

export const ARITHMETIC: Others = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
};

export const LOGICAL: Readonly<Record<ESTree.LogicalOperator, readonly string[]>> = {
  '&&': ['||'],
  '||': ['&&'],
  '??': [],
};

export const ASSIGNMENTS: Others = {
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '^=': ['|='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '??=': ['='],
};

/** Calls that are left out: what they are called on stays, and of `Math` what it was given. */
export const RECEIVER_ALONE = [
  ...['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat', 'fill', 'flat'],
  ...['trim', 'padStart', 'padEnd', 'replace', 'replaceAll', 'toLowerCase', 'toUpperCase'],
  ...['abs', 'trunc', 'floor', 'ceil', 'round', 'sign'],
];

export const OTHER_METHOD: Readonly<Record<string, string | undefined>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  push: 'unshift',
  shift: 'pop',
  pop: 'shift',
};

/** Anchors and how often something comes, left out one at a time. */
export const regexMutants = (pattern: string, flags: string): string[] =>
  [...pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\^|\$|\(\?[:=!<]|[+*?]|\{\d+(?:,\d*)?\}/g)]
    .filter(([part]) => /^(?:[\^$+*?]|\{.*\})$/.test(part))
    .map(({ 0: part, index }) => pattern.slice(0, index) + pattern.slice(index + part.length))
    .map(mutant => `/${mutant}/${flags}`);
