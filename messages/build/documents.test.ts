import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../src/routes.ts';
import { documents } from './documents.ts';
import { openApi } from './openapi.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

it.each(Object.entries(documents()))('docs/%s is what the schemas say (npm run docs)', (name, text) => {
  expect(readFileSync(join(DOCS, name), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});

describe('the OpenAPI document', () => {
  const text = JSON.stringify(openApi());

  it('has every route', () => {
    for (const name of Object.keys(ROUTES)) expect(text).toContain(`"operationId":"${name}"`);
  });

  it('refers to nothing that it does not have', () => {
    const references = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect(references.size).toBeGreaterThan(3);
    const has: unknown = JSON.parse(text);
    for (const name of references) expect(has).toHaveProperty(['components', 'schemas', name]);
    expect(text).not.toContain('$defs');
  });
});
