import { expect, it } from 'vitest';
import { type Address, addressIn, pathTo } from './addresses.ts';

const TABLE = 'Ab3_efgh-jklmnop';

it.each<[string, Address]>([
  [`t/${TABLE}`, { kind: 'table', id: TABLE }],
  [`g/${TABLE}`, { kind: 'game', id: TABLE, at: null }],
  [`g/${TABLE}/57`, { kind: 'game', id: TABLE, at: '57' }],
  [`p/${TABLE}`, { kind: 'person', id: TABLE }],
  ['rules', { kind: 'rules', passage: null }],
  ['rules/R-LOA-1', { kind: 'rules', passage: 'R-LOA-1' }],
  ['puzzles', { kind: 'puzzle', number: null }],
  ['puzzles/3', { kind: 'puzzle', number: '3' }],
])('%s is the path of what it leads to', (path, address) => {
  expect(addressIn(path)).toEqual(address);
  expect(pathTo(address)).toBe(path);
});

it.each(['', 't', 't/', 'g/', 't/a/b', 'g/a/b/c', 'rules/', 'rules/a/b', 't/a.js', 'p/%2e%2e', 'at/x', 'T/x', '/t/x'])(
  '"%s" leads to nothing that is shared',
  path => expect(addressIn(path)).toBeNull(),
);
