import { expect, it } from 'vitest';
import { recordName } from './download.ts';

it('a record is named after the day', () => {
  expect(recordName(new Date(2026, 2, 9))).toBe('jamaica-2026-03-09.json');
});
