import { spawnSync } from 'node:child_process';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { COMMANDS, helpOf } from '../src/commands.ts';
import { manPage } from './man-page.ts';

const mandoc = (page: string, ...args: string[]): string => {
  const { stdout, stderr, error } = spawnSync('mandoc', args, { input: page, encoding: 'utf8' });
  return `${error ?? ''}${stdout}${stderr}`;
};

describe.each(LANGUAGES)('the page for man in %s', language => {
  const words = wordsFor(language);
  const page = manPage(words, '1.0.0', '2026-11-16');

  it('mandoc has nothing to complain about', () => {
    expect(mandoc(page, '-T', 'lint', '-W', 'warning')).toBe('');
  });

  it('has every command with its options', () => {
    // Bold letters are printed twice over each other; and in lines of any length.
    const shown = mandoc(page, '-T', 'utf8', '-O', 'width=500').replaceAll(/.[\b]/g, '');
    for (const name of COMMANDS) {
      const { summary, options } = helpOf(name, words);
      expect(shown).toContain(`jamaica ${name}: ${summary}`);
      for (const [option] of options) expect(shown).toContain(`  ${option}`);
    }
  });
});
