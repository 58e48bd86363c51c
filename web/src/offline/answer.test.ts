import { describe, expect, it } from 'vitest';
import { answer } from './answer.ts';

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
