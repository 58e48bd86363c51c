import { readFileSync } from 'node:fs';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { letterOf, painter } from './paint.ts';
import { strip } from './strip.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  it('shows every command', () => {
    const shown = [...README.matchAll(/^npx jamaica (\w+)/gm)].map(([, name]) => name);
    expect(shown).toEqual(COMMANDS);
  });

  it('names every ship', () => {
    const { names } = wordsFor('en');
    for (const seat of [0, 1, 2, 3, 4, 5]) expect(README).toContain(`${names.ship(seat)} (${letterOf(seat)})`);
  });

  it('shows the strip as it is', () => {
    const ships = [17, 42, 44].map((space, index) => ({
      ship: [2, 1, 0][index],
      position: { space, lap: 0 },
    }));
    const lines = strip({ ships, tokens: [33] }, painter(false)).map(line => `  ${line}`);
    expect(README).toContain(lines.join('\n'));
  });
});
