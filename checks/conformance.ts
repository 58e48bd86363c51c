import { readFileSync } from 'node:fs';
import { isCommand } from './command.ts';
import { isTest, lineAt, type Source, sources } from './sources.ts';

const RULE = /\bR-[A-Z]+-\d+\b/g;
const CALL = /\b(?:it|test|describe)(?:\.\w+)*\s*/g;
const TAKES_TABLE = /\.(?:each|for|skipIf|runIf)\s*$/;
const STRING = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/y;
const TITLE = new RegExp(`\\(\\s*(${STRING.source})`, 'y');

type Naming = { readonly rule: string; readonly where: string; readonly title: string };

type Conformance = {
  /** Of each rule, in the order of the list, the tests that name it. */
  readonly tests: ReadonlyMap<string, readonly Naming[]>;
  readonly untested: readonly string[];
  /** Tests that name a rule which is not in the list. */
  readonly unknown: readonly Naming[];
};

const matchAt = (pattern: RegExp, code: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(code);
};

/** The index after the `(…)` or template that starts at `start`, so that a title can be found behind a table. */
const after = (code: string, start: number): number => {
  let depth = 0;
  let index = start;
  do {
    const string = matchAt(STRING, code, index);
    if (code[index] === '(') depth++;
    if (code[index] === ')') depth--;
    index += string ? string[0].length : 1;
  } while (depth > 0 && index < code.length);
  return index;
};

const namings = ({ path, code }: Source): Naming[] =>
  [...code.matchAll(CALL)].flatMap(call => {
    const start = call.index + call[0].length;
    const title = matchAt(TITLE, code, TAKES_TABLE.test(call[0]) ? after(code, start) : start);
    if (!title) return [];
    const where = `${path}:${lineAt(code, call.index)}`;
    // From the call to the end of its title: a table may hold the words that go into the title.
    const named = code.slice(call.index, title.index + title[0].length).match(RULE) ?? [];
    return [...new Set(named)].map(rule => ({ rule, where, title: title[1].slice(1, -1) }));
  });

/** Which tests name which of the rules. */
export const conformance = (rules: readonly string[], files: readonly Source[]): Conformance => {
  const all = files.filter(isTest).flatMap(namings);
  const tests = new Map(rules.map(rule => [rule, all.filter(naming => naming.rule === rule)]));
  return {
    tests,
    untested: rules.filter(rule => tests.get(rule)?.length === 0),
    unknown: all.filter(naming => !tests.has(naming.rule)),
  };
};

/** The ids of all rules; `rules/rule-ids.txt` lists them. */
export const ruleIds = (): string[] => readFileSync('rules/rule-ids.txt', 'utf8').trim().split(/\s+/);

const table = ({ tests, untested, unknown }: Conformance): string => {
  const rows = [...tests].flatMap(([rule, namings]) => [
    `${rule.padEnd(10)} ${namings.length}`,
    ...namings.map(({ where, title }) => `    ${where} ${title}`),
  ]);
  const strays = unknown.map(({ rule, where, title }) => `not a rule: ${rule} in ${where} ${title}`);
  return [...rows, ...strays, `${tests.size - untested.length} of ${tests.size} rules have a test`].join('\n');
};

if (isCommand(import.meta.filename)) {
  const result = conformance(ruleIds(), sources('.'));
  console.log(table(result));
  process.exitCode = result.untested.length + result.unknown.length === 0 ? 0 : 1;
}
