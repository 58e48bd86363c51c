import { describe, expect, it } from 'vitest';
import { conformance, ruleIds } from './conformance.ts';
import { sources } from './sources.ts';

const RULES = ['R-SHO-1', 'R-SHO-11'];

const check = (code: string) => conformance(RULES, [{ path: 'rules/src/a.test.ts', code }]);
const tested = (code: string): string[] => RULES.filter(rule => !check(code).untested.includes(rule));

describe('a test names a rule', () => {
  it.each([
    ['in its title', "it('R-SHO-1 pays', () => {});"],
    ['in the title of its group', 'describe("R-SHO-1", () => {});'],
    ['in a template', 'test(`R-SHO-1 pays $' + '{n}`, () => {});'],
    ['on the next line', "it(\n  'R-SHO-1 pays',\n  () => {},\n);"],
    ['behind a table', "it.each([\n  [f(1), ')'],\n  [2, '('],\n])('R-SHO-1 pays %i', () => {});"],
    ['behind a table in a template', 'it.each`\n  a\n  $' + "{1}\n`('R-SHO-1 pays', () => {});"],
    ['inside a table', "it.each([['R-SHO-1', 1]])('%s pays', () => {});"],
  ])('%s', (_, code) => {
    expect(tested(code)).toEqual(['R-SHO-1']);
  });

  it('as a whole word', () => {
    expect(tested("it('R-SHO-11 pays', () => {});")).toEqual(['R-SHO-11']);
  });

  it('not in its body', () => {
    expect(tested("it('pays', () => { expect(f('R-SHO-1')).toBe(1); });")).toEqual([]);
  });

  it('and more than one if it likes', () => {
    expect(tested("it('R-SHO-1, R-SHO-11 pay', () => {});")).toEqual(RULES);
  });
});

it('says where a rule is tested', () => {
  expect(check("\nit('R-SHO-1 pays', () => {});").tests.get('R-SHO-1')).toEqual([
    { rule: 'R-SHO-1', where: 'rules/src/a.test.ts:2', title: 'R-SHO-1 pays' },
  ]);
});

it('reports a rule that is not in the list', () => {
  expect(check("it('R-SHO-2 pays', () => {});").unknown).toEqual([
    { rule: 'R-SHO-2', where: 'rules/src/a.test.ts:1', title: 'R-SHO-2 pays' },
  ]);
});

it('reads titles only in test files', () => {
  expect(conformance(RULES, [{ path: 'rules/src/a.ts', code: "it('R-SHO-1', f);" }]).untested).toEqual(RULES);
});

describe('this project', () => {
  const { untested, unknown } = conformance(ruleIds(), sources('.'));

  it('tests every rule', () => expect(untested).toEqual([]));
  it('names no rule that is not in the list', () => expect(unknown).toEqual([]));
});
