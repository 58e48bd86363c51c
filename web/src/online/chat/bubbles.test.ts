import type { Said } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { bubblesAfter, spotFor, staysFor } from './bubbles.ts';

const NELL = 'nell'.padEnd(16, '-');
const BRAM = 'bram'.padEnd(16, '-');
const SEATS = [
  { sitter: { kind: 'person', person: NELL, name: 'Nell', pirate: 'anne' } },
  { sitter: { kind: 'bot', level: 'captain', pirate: 'mary' } },
  { sitter: { kind: 'person', person: BRAM, name: 'Bram', pirate: 'john' } },
] as const;

const says = (number: number, person: string, text: string): Said => ({
  number,
  at: number,
  person,
  name: person,
  text,
  phrase: null,
});
const TALK = [
  says(3, NELL, 'Ahoy'),
  says(5, BRAM, 'Here'),
  says(8, NELL, 'Good'),
  says(9, 'nobody'.padEnd(16, '-'), 'Hm'),
];

const shown = (since: number, muted: readonly string[] = []): string[] =>
  bubblesAfter(since, TALK, SEATS, new Set(muted)).map(({ seat, said }) => `${seat}: ${said.text}`);

describe('a bubble', () => {
  it('shows at each place the last thing that was said there since', () => {
    expect(shown(0)).toEqual(['0: Good', '2: Here']);
    expect(shown(5)).toEqual(['0: Good']);
    expect(shown(8)).toEqual([]);
  });

  it('shows nothing of people who are muted, nor of those who only look on', () => {
    expect(shown(0, [NELL])).toEqual(['2: Here']);
  });

  it('stays longer the more there is to read', () => {
    expect(staysFor(says(1, NELL, 'x'.repeat(100)))).toBeGreaterThan(staysFor(says(1, NELL, 'Aye')));
  });

  it('stands left of a panel beside the board, and points at the ship', () => {
    const panel = { left: 1080, top: 200, width: 350, height: 110 };
    const spot = spotFor(panel, { width: 220, height: 60 }, { width: 1440, height: 900 });
    expect(spot).toEqual({ left: 850, top: 198, side: 'right', tail: 30 });
  });

  it('stands above a chip on a phone, wholly on the screen', () => {
    const chip = { left: 330, top: 520, width: 56, height: 70 };
    const spot = spotFor(chip, { width: 240, height: 60 }, { width: 390, height: 844 });
    expect(spot).toEqual({ left: 144, top: 450, side: 'below', tail: 214 });
  });
});
