import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from './contents.ts';

let site: string;
/** Every file of the site; of a page the ids that can be pointed at. */
let files: Map<string, Set<string>>;

const read = (page: string): string => readFileSync(join(site, page), 'utf8');
const found = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, one]) => one);

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'jamaica-docs-'));
  const built = spawnSync(process.execPath, [join(import.meta.dirname, 'site.ts'), site], { encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
  const paths = globSync('**/*.*', { cwd: site }).map(path => path.replaceAll('\\', '/'));
  const ids = (path: string): string[] => (path.endsWith('.html') ? found(read(path), /\sid="([^"]+)"/g) : []);
  files = new Map([...paths, ...globSync('media/*', { cwd: site })].map(path => [path, new Set(ids(path))]));
}, 180_000);
afterAll(() => rmSync(site, { recursive: true }));

const pages = (): string[] => [...files.keys()].filter(path => path.endsWith('.html'));

/** Where a link of a page leads within the site: null where it leads out of it. */
const target = (page: string, link: string): { path: string; id: string } | null => {
  if (/^(?:https?:|mailto:)/.test(link)) return null;
  const [path, id = ''] = link.split('#');
  return { path: path === '' ? page : posix.join(posix.dirname(page), path), id: decodeURIComponent(id) };
};

describe('the documents as pages', () => {
  it('each document is one', () => {
    const made = pages().filter(path => /^(?:documents|packages)\//.test(path));
    expect(made).toHaveLength(DOCUMENTS.length);
    expect(made).toEqual(
      expect.arrayContaining(['documents/protocol.html', 'documents/rulings.html', 'packages/rules.html']),
    );
  });

  it('the names of every door are explained', () => {
    expect(pages()).toEqual(
      expect.arrayContaining([
        'functions/_jamaica_rules.apply.html',
        'functions/_jamaica_rules_tensor.observe.html',
        'functions/_jamaica_bots.thinkers.html',
      ]),
    );
    expect(read('functions/_jamaica_rules.apply.html')).toContain('The door into the rules');
  });

  it('no link leads nowhere', () => {
    const broken = pages().flatMap(page =>
      found(read(page), /\s(?:href|src)="([^"]*)"/g).flatMap(link => {
        const to = target(page, link);
        if (to === null) return [];
        const ids = files.get(to.path);
        // An icon is a part of a picture.
        const isThere = ids && (to.id === '' || ids.has(to.id) || to.path.endsWith('.svg'));
        return isThere ? [] : [`${page}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('no link leads to a document as a plain text', () => {
    expect(pages().filter(page => /href="(?!https?:)[^"]*\.md["#]/.test(read(page)))).toEqual([]);
  });

  it('no page has a script or a style inside it, which our headers forbid', () => {
    expect(pages().filter(page => /<script>|<style|\sstyle="|\son\w+="/.test(read(page)))).toEqual([]);
  });
});
