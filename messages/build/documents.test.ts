import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { read } from '../src/read.ts';
import { ROUTES } from '../src/routes.ts';
import { documents } from './documents.ts';
import { TROUBLE_MEANS } from './meanings.ts';
import { openApi } from './openapi.ts';
import { ROUTE_NOTES, TAGS } from './route-notes.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

it.each(Object.entries(documents()))('docs/%s is what the schemas say (npm run docs)', (name, text) => {
  expect(readFileSync(join(DOCS, name), 'utf8').replaceAll('\r\n', '\n')).toBe(text);
});

const REFUSED = v.record(v.string(), v.object({ description: v.string() }));
const Operation = v.object({
  operationId: v.string(),
  tags: v.pipe(v.array(v.picklist(Object.keys(TAGS))), v.length(1)),
  summary: v.string(),
  description: v.string(),
  responses: REFUSED,
});

describe('the OpenAPI document', () => {
  const text = JSON.stringify(openApi());
  const { paths } = v.parse(
    v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) }),
    JSON.parse(text),
  );
  const operations = Object.values(paths).flatMap(each => Object.values(each));

  it('says of every route what it is for, and what goes wrong by whose fault', () => {
    for (const { operationId, responses } of operations) {
      const statuses = Object.keys(responses);
      expect(statuses, operationId).toEqual(expect.arrayContaining(['400', '401', '429', '500', '503']));
      expect(statuses.some(status => status === '200' || status === '204')).toBe(true);
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(Object.entries(ROUTES))('has examples of %s that fit its schemas', (name, { body, answer }) => {
    const note = Object.entries(ROUTE_NOTES).find(([each]) => each === name)?.[1] ?? {};
    const [said, heard] = ['body' in note ? note.body : undefined, 'answer' in note ? note.answer : undefined];
    expect(read(body, said)).toMatchObject({ ok: true });
    expect(read(answer, heard)).toEqual({ ok: true, value: heard });
  });

  it('names every word that a request can be refused with', () => {
    const said = operations.flatMap(({ responses }) => Object.values(responses).map(({ description }) => description));
    for (const why of Object.keys(TROUBLE_MEANS)) expect(said.join(' ')).toContain(`\`${why}\``);
  });

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
