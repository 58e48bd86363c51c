import { expect, it } from 'vitest';
import type { Listed } from '../store/store.ts';
import { calendarOf, folded } from './calendar.ts';

const game = (table: string, until: number | null, kind: 'slow' | 'none'): Listed => ({
  table,
  movedAt: 0,
  standing: {
    stage: 'sailing',
    openedAt: 0,
    host: 'nell',
    terms: {
      rules: { edition: '2021', players: 3, ghost: false },
      clock: kind === 'slow' ? { kind, hours: 24 } : { kind },
      listed: true,
      spectators: true,
      phrasesOnly: false,
    },
    seats: [
      { kind: 'person', person: 'nell', name: 'Nell', pirate: 'anne' },
      { kind: 'person', person: 'bram', name: 'Bram, the; \\ old', pirate: 'mary' },
      null,
    ],
    asked: until === null ? [] : [{ person: 'nell', seat: 0, until }],
    final: null,
    wakeAt: null,
  },
});

it('has a deadline for every slow game that waits for somebody, and nothing else', async () => {
  const games = [
    game('AAAAAAAAAAAAAAAA', Date.UTC(2027, 0, 2, 12), 'slow'),
    game('BBBBBBBBBBBBBBBB', null, 'slow'),
    game('CCCCCCCCCCCCCCCC', Date.UTC(2027, 0, 2, 12), 'none'),
  ];
  const asked = { games, person: 'nell', language: 'fr', origin: 'https://jamaica.example', now: 0 } as const;
  const lines = (await calendarOf(asked)).split('\r\n');
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain('UID:AAAAAAAAAAAAAAAA@jamaica');
  expect(lines).toContain('DTSTART:20270102T113000Z');
  expect(lines).toContain('DTEND:20270102T120000Z');
  expect(lines).toContain('URL:https://jamaica.example/t/AAAAAAAAAAAAAAAA');
  expect(lines.find(line => line.startsWith('SUMMARY'))).toContain('Bram\\, the\\; \\\\ old');
  expect(await calendarOf({ ...asked, person: 'bram' })).not.toContain('VEVENT');
});

it('no line is longer than 75 bytes, and no letter is cut', () => {
  const long = `SUMMARY:${'Ямайка '.repeat(30)}`;
  const lines = folded(long).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(long);
});
