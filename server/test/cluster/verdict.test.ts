import { describe, expect, it } from 'vitest';
import type { Asked, Heard } from './history.ts';
import { type FaultKind, faultsOf, type LogRead, type Witnessed, type Written } from './verdict.ts';

const ANNE = 'anne';
const MARY = 'mary';

/** Asked from one time to another, answered with yes unless something else is said. */
const ask = (
  person: string,
  decision: number,
  choice: string,
  from: number,
  to: number,
  answer: string | null = 'ok',
) => ({ table: 't', person, decision, choice, from, to: answer === null ? Infinity : to, answer }) satisfies Asked;
const wrote = (person: string, decision: number, choice: string): Written => ({ person, decision, choice });

const log = (...written: Written[]): LogRead => ({
  table: 't',
  numbers: [1, 2, 3, 4, 5],
  written,
  ends: 1,
  shown: (person, number) => `${person} sees ${number}`,
});

const heard = (wire: number, number: number, more: Partial<Heard> = {}): Heard => ({
  table: 't',
  person: ANNE,
  wire,
  number,
  isSnapshot: false,
  shown: `anne sees ${number}`,
  ...more,
});

const told = (more: Partial<Witnessed>): Witnessed => ({ asked: [], heard: [], cameBack: [], ...more });
const kinds = (read: LogRead, witnessed: Witnessed): FaultKind[] => faultsOf([read], witnessed).map(({ kind }) => kind);

describe('choices', () => {
  const good = [wrote(ANNE, 3, '5/2'), wrote(ANNE, 4, 'card'), wrote(MARY, 4, 'other')];
  const asked = [
    ask(ANNE, 3, '5/2', 0, 10),
    // Cards of the same moment: the one who asked first may come second.
    ask(MARY, 4, 'other', 20, 40),
    ask(ANNE, 4, 'card', 21, 30),
  ];

  it('that were acknowledged and are there, once and in order, are well', () => {
    expect(kinds(log(...good), told({ asked }))).toEqual([]);
  });

  it('that nobody answered may be there or not', () => {
    const unsure = [...asked.slice(0, 2), ask(ANNE, 4, 'card', 21, 0, null)];
    expect(kinds(log(...good), told({ asked: unsure }))).toEqual([]);
    expect(kinds(log(good[0], good[2]), told({ asked: unsure }))).toEqual([]);
  });

  it('asked for again are the same choice, which was made when it was first asked for', () => {
    const again = [
      ask(ANNE, 3, '5/2', 0, 0, null),
      ask(MARY, 3, 'x', 5, 8),
      ask(ANNE, 3, '5/2', 50, 60, 'unavailable'),
      ask(ANNE, 3, '5/2', 70, 80),
    ];
    expect(kinds(log(wrote(ANNE, 3, '5/2'), wrote(MARY, 3, 'x')), told({ asked: again }))).toEqual([]);
  });

  it('that were acknowledged and are not there are lost', () => {
    expect(kinds(log(good[0], good[1]), told({ asked }))).toEqual(['lost']);
  });

  it('that were acknowledged, where the log has another one, are lost, and the other one is nobody’s', () => {
    expect(kinds(log(good[0], wrote(ANNE, 4, 'not this'), good[2]), told({ asked }))).toEqual(['invented', 'lost']);
  });

  it('of a table that there is not are lost', () => {
    const elsewhere = [{ ...asked[0], table: 'gone' }];
    expect(kinds(log(), told({ asked: elsewhere }))).toEqual(['lost']);
  });

  it('that are there twice are duplicated', () => {
    expect(kinds(log(good[0], good[0], good[1], good[2]), told({ asked }))).toEqual(['duplicated']);
  });

  it('of which the later one comes first are out of order', () => {
    expect(kinds(log(good[1], good[0], good[2]), told({ asked }))).toEqual(['reordered']);
    // Also when others lie between them.
    const three = [ask(ANNE, 1, 'a', 0, 10), ask(MARY, 2, 'b', 5, 100), ask(ANNE, 3, 'c', 20, 30)];
    const moved = log(wrote(ANNE, 3, 'c'), wrote(MARY, 2, 'b'), wrote(ANNE, 1, 'a'));
    expect(kinds(moved, told({ asked: three }))).toEqual(['reordered']);
  });

  it('that nobody asked for are invented', () => {
    expect(kinds(log(...good, wrote(MARY, 5, 'more')), told({ asked }))).toEqual(['invented']);
  });

  it('that were refused must not be there', () => {
    const refused = [...asked.slice(0, 2), ask(ANNE, 4, 'card', 21, 30, 'unavailable')];
    expect(kinds(log(...good), told({ asked: refused }))).toEqual(['refused-but-done']);
    expect(kinds(log(good[0], good[2]), told({ asked: refused }))).toEqual([]);
  });
});

describe('a log', () => {
  it('with a gap, without an end, or with two is not well', () => {
    expect(kinds({ ...log(), numbers: [1, 2, 4] }, told({}))).toEqual(['gap']);
    expect(kinds({ ...log(), numbers: [1, 2, 2] }, told({}))).toEqual(['gap']);
    expect(kinds({ ...log(), ends: 0 }, told({}))).toEqual(['unfinished']);
    expect(kinds({ ...log(), ends: 2 }, told({}))).toEqual(['ended-twice']);
  });
});

describe('what people are shown', () => {
  const snapshot = { isSnapshot: true };

  it('is a snapshot or what follows, one after the other, on each socket', () => {
    const messages = [heard(1, 2, snapshot), heard(1, 3), heard(2, 5, snapshot), heard(1, 4), heard(3, 4), heard(3, 5)];
    const cameBack = [
      { table: 't', wire: 2, since: 4 },
      { table: 't', wire: 3, since: 3 },
    ];
    expect(kinds(log(), told({ heard: messages, cameBack }))).toEqual([]);
  });

  it('must be what their seat sees at that number', () => {
    expect(kinds(log(), told({ heard: [heard(1, 2, { shown: 'mary sees 2' })] }))).toEqual(['wrong-view']);
    expect(kinds(log(), told({ heard: [heard(1, 2, { shown: 'anne sees 1' })] }))).toEqual(['wrong-view']);
  });

  it('must leave nothing out, neither on a socket nor for those who come back', () => {
    expect(kinds(log(), told({ heard: [heard(1, 2), heard(1, 4)] }))).toEqual(['missed']);
    const cameBack = [{ table: 't', wire: 1, since: 2 }];
    expect(kinds(log(), told({ heard: [heard(1, 4)], cameBack }))).toEqual(['missed']);
  });

  it('must not come twice, nor be older than what they knew', () => {
    expect(kinds(log(), told({ heard: [heard(1, 2), heard(1, 2)] }))).toEqual(['went-back']);
    const cameBack = [{ table: 't', wire: 1, since: 4 }];
    expect(kinds(log(), told({ heard: [heard(1, 3, snapshot)], cameBack }))).toEqual(['went-back']);
  });
});
