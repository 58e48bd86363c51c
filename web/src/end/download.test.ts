import { expect, it } from 'vitest';
import { fileName } from './download.ts';

it('a file is named after the day', () => {
  expect(fileName(new Date(2026, 2, 9), 'json')).toBe('jamaica-2026-03-09.json');
});
