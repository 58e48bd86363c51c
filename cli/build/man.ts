// Writes the pages for `man` from the help: to look at them, npm run man && man -M cli/dist/man jamaica
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import manifest from '../package.json' with { type: 'json' };
import { manPage } from './man-page.ts';

const CLI = join(import.meta.dirname, '..');

/** When the newest version came out. */
const [, date = ''] =
  /^## \d+\.\d+\.\d+ \(([\d-]+)\)$/m.exec(readFileSync(join(CLI, '..', 'CHANGELOG.md'), 'utf8')) ?? [];

for (const language of LANGUAGES) {
  const file = join(CLI, 'dist', 'man', language === 'en' ? '' : language, 'man1', 'jamaica.1');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, manPage(wordsFor(language), manifest.version, date));
}
