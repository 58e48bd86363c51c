import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oneFile } from './one-file.ts';

const PARTS = {
  page: readFileSync(new URL('../embed/index.html', import.meta.url), 'utf8'),
  script: 'const text = "</script>$&";',
  style: 'p{color:red}',
  chart: '<svg/>',
  words: 'globalThis.jamaicaWords = 7;',
};

it('the page asks for nothing beside itself', () => {
  const file = oneFile(PARTS, { v: 1 });
  expect(file).not.toMatch(/(?:src|href)="/);
  expect(file).toContain('<style>p{color:red}</style>');
  expect(file).toContain('content="data:image/svg+xml;base64,');
});

it('neither a script nor a name can end what it is written into', () => {
  const file = oneFile(PARTS, { name: '</script><script>alert(1)</script>' });
  expect(file).not.toContain('alert(1)</script>');
  expect(file).toContain('const text = "<\\/script>$&";');
  expect(file.match(/<script/g)).toHaveLength(3);
});

it('a page that has no place for a part is a mistake of ours', () => {
  expect(() => oneFile({ ...PARTS, page: '<html></html>' }, {})).toThrow('the small replay has no');
});
