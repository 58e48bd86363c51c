import { describe, expect, it } from 'vitest';
import { languageIn, pageAt } from './page.ts';

describe('a visitor is spoken to', () => {
  it.each([
    ['', 'en'],
    ['de-DE, de;q=0.9', 'en'],
    ['fr', 'fr'],
    ['de, uk-UA;q=0.8, en;q=0.7', 'uk'],
    ['en;q=0.3, it;q=0.9', 'it'],
    ['ru;q=0, fr;q=0.1', 'fr'],
    ['__proto__, constructor', 'en'],
  ])('who asks for "%s" in %s', (accepted, language) => expect(languageIn(accepted)).toBe(language));
});

const PAGE =
  '<html lang="en"><head><title>Jamaica</title><meta name="description" content="x" /><script src="./start.js"></script>' +
  '<link href="./assets/a.css" /></head></html>';

describe('the page', () => {
  it.each([
    ['/', './'],
    ['/t/x', '../'],
    ['/g/x/57', '../../'],
  ])('at %s finds its files by way of %s', (path, home) => {
    const page = pageAt(PAGE, path, null);
    expect(page).toContain(`<html lang="en" data-root="${home}">`);
    expect(page).toContain(`src="${home}start.js"`);
    expect(page).toContain(`href="${home}assets/a.css"`);
  });

  it('says what it shows, and nothing that anybody is called becomes a part of it', () => {
    const told = {
      language: 'fr',
      title: '</title><script>$&',
      about: '"><img src=x>',
      heading: '',
      note: '',
      lines: [],
    } as const;
    const links = { page: 'https://a/t/x', picture: 'https://a/p.png', oembed: 'https://a/oembed?url=x&y' };
    const page = pageAt(PAGE, '/t/x', { told, links });
    expect(page).toContain('<html lang="fr"');
    expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp;</title>');
    expect(page).toContain('name="description" content="&quot;&gt;&lt;img src=x&gt;"');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<img');
  });
});
