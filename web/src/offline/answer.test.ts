import { describe, expect, it } from 'vitest';
import { answer, placeFor } from './answer.ts';

const FILES = ['assets/index-4f2a.js', 'icons/icon.svg', 'index.html'];

describe.each(['https://jamaica.example/', 'https://example.org/games/jamaica/'])('offline at %s', scope => {
  const answered = (path: string) => answer(new URL(path, scope), new URL(scope), FILES);

  it('a file of the build is answered', () => {
    expect(answered('assets/index-4f2a.js')).toBe('assets/index-4f2a.js');
  });

  it('the folder is answered with the page, whatever the page is asked to do', () => {
    expect(answered('./')).toBe('index.html');
    expect(answered('./?language=fr#gallery')).toBe('index.html');
  });

  it('the path of what is shared leads to its place in the page', () => {
    const led = (path: string) => placeFor(new URL(path, scope), new URL(scope))?.href;
    expect(led('t/Ab3_efgh-jklmnop')).toBe(`${scope}#at/Ab3_efgh-jklmnop`);
    expect(led('g/Ab3_efgh-jklmnop/57?language=fr')).toBe(`${scope}?language=fr#replay/Ab3_efgh-jklmnop/57`);
    expect(led('rules/R-LOA-1#puzzles/3')).toBe(`${scope}#puzzles/3`);
    expect([led('embed/Ab3_efgh-jklmnop'), led('./'), led('/elsewhere/t/x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('what the build does not have goes to the network', () => {
    expect(answered('assets/index-0000.js')).toBeUndefined();
    expect(answered('sw.js')).toBeUndefined();
    expect(answered('https://elsewhere.example/index.html')).toBeUndefined();
  });
});

it('a neighbour of the folder is not ours', () => {
  const scope = new URL('https://example.org/games/jamaica/');
  expect(answer(new URL('https://example.org/games/'), scope, FILES)).toBeUndefined();
});
