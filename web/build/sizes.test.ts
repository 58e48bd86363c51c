import { expect, it } from 'vitest';
import { type Chunks, firstScreen, shares, table } from './sizes.ts';

const CHUNKS: Chunks = {
  'index.js': { isEntry: true, imports: ['svelte.js', 'rules.js'], styles: ['index.css'] },
  'svelte.js': { isEntry: false, imports: [], styles: [] },
  'rules.js': { isEntry: false, imports: ['svelte.js'], styles: ['rules.css'] },
  'gallery.js': { isEntry: false, imports: ['svelte.js'], styles: ['gallery.css'] },
};

it('the first screen is the entry, what it imports at once, and their styles', () => {
  expect(firstScreen(CHUNKS)).toEqual(['index.js', 'svelte.js', 'rules.js', 'rules.css', 'index.css']);
});

it('the rest of the scripts and styles come later; pictures and fonts are not counted', () => {
  const files = [...Object.keys(CHUNKS), 'gallery.css', 'chart-day.svg', 'pirates.svg', 'alegreya.woff2'];
  const [chart, later] = shares(CHUNKS, files).slice(-2);
  expect(chart.files).toEqual(['chart-day.svg']);
  expect(later.files).toEqual(['gallery.js', 'gallery.css']);
});

it('a first visit is the page, its letters, and one language', () => {
  const ofPlay = ['assets/words-en-1.js', 'assets/alegreya-latin-400-normal-2.woff2'];
  const others = ['assets/words-fr-3.js', 'assets/alegreya-cyrillic-400-normal-4.woff2'];
  const english = shares(CHUNKS, [...ofPlay, ...others]).find(({ name }) => name === 'first visit, en');
  expect(english?.files).toEqual(['index.html', 'start.js', ...firstScreen(CHUNKS), ofPlay[1], ofPlay[0]]);
});

it('the table says what is over its budget', () => {
  const rows = table([
    { name: 'first screen', bytes: 150_000, limit: 150_000 },
    { name: 'chart', bytes: 80_001, limit: 80_000 },
  ]).split('\n');
  expect(rows[0]).not.toContain('OVER BUDGET');
  expect(rows[1]).toContain('OVER BUDGET');
});
