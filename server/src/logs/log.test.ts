import { expect, it } from 'vitest';
import { newLog } from './log.ts';

it('says what happened and keeps what is secret', () => {
  const lines: string[] = [];
  const log = newLog('info', { write: line => lines.push(line) });
  log.info({ person: 'nell', token: 'hush', request: { headers: { cookie: 'hush' }, cookie: 'hush' } }, 'came in');
  expect(lines.join()).toContain('came in');
  expect(lines.join()).toContain('nell');
  expect(lines.join()).not.toContain('hush');
});
