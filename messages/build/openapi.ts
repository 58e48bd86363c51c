import type * as v from 'valibot';
import { DOWNLOADS } from '../src/pages.ts';
import { ROUTES, type RouteName, type Trouble } from '../src/routes.ts';
import { noteOf, TAGS } from './route-notes.ts';
import { namedShapes, type Shape, shapeOf } from './shapes.ts';

const refer = (name: string): string => `#/components/schemas/${name}`;
const json = (schema: Shape, example: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const isNothing = (schema: v.GenericSchema): boolean => schema.type === 'undefined';

type Route = (typeof ROUTES)[keyof typeof ROUTES];

const PART = /:(\w+)/g;
const PARTS: Readonly<Record<string, string>> = {
  passkey: 'The id of a passkey, as `me` lists it',
  table: 'The id of a table',
  code: 'The code of a table',
  person: 'The id of a person or a bot account',
  day: 'A day, UTC: `2027-01-31`',
};
const pathParts = ({ path }: Route) =>
  [...path.matchAll(PART)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: PARTS[name],
    schema: { type: 'string' },
  }));

const queryParts = ({ query }: Route) =>
  query.type === 'undefined'
    ? []
    : Object.entries(query.entries).map(([name, schema]) => ({
        name,
        in: 'query',
        required: !['optional', 'exact_optional'].includes(schema.type),
        schema: shapeOf(schema, refer),
      }));

const refusal = (words: readonly Trouble['why'][]): Shape => ({
  description: `Refused, and nothing has changed: ${words.map(word => `\`${word}\``).join(', ')}`,
  content: json({ $ref: refer('Trouble') }, { why: words[0] }),
});

/** What any request may be answered; what changes something is held against its origin, and most is only for those we know. */
const refusals = (name: RouteName, { method }: Route): Shape => {
  const { refused = {} } = noteOf(name);
  const origin: readonly Trouble['why'][] = method === 'GET' ? [] : ['wrong-origin'];
  const forbidden = [...new Set([...(refused['403'] ?? []), ...origin])];
  return {
    400: refusal(['not-understood']),
    401: refusal(['nobody']),
    ...(forbidden.length > 0 ? { 403: refusal(forbidden) } : {}),
    ...(refused['404'] ? { 404: refusal(refused['404']) } : {}),
    ...(refused['409'] ? { 409: refusal(refused['409']) } : {}),
    429: refusal(['too-fast']),
    500: refusal(['broken']),
    503: refusal(['unavailable']),
  };
};

const operation = (name: RouteName, route: Route): Shape => {
  const { tag, more, body, answer, isOpen } = noteOf(name);
  return {
    operationId: name,
    tags: [tag],
    summary: route.meaning,
    description: `${more}.`,
    // An empty requirement: those whom nobody knows may ask as well.
    ...(isOpen ? { security: [{}, ...SECURITY] } : {}),
    parameters: [...pathParts(route), ...queryParts(route)],
    ...(isNothing(route.body)
      ? {}
      : { requestBody: { required: true, content: json(shapeOf(route.body, refer), body) } }),
    responses: {
      ...(isNothing(route.answer)
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'Done', content: json(shapeOf(route.answer, refer), answer) } }),
      ...refusals(name, route),
    },
  };
};

const SECURITY = [{ cookie: [] }, { token: [] }];

/** The names of the schemas that something refers to, those that they refer to included. */
const referredTo = (from: unknown, all: Readonly<Record<string, Shape>>, found = new Set<string>()): Set<string> => {
  for (const [, name] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!found.has(name)) referredTo(all[name], all, found.add(name));
  return found;
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

/** The OpenAPI document of everything that is asked over HTTP. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, Shape>> = {};
  for (const name of Object.keys(ROUTES).filter(isRouteName)) {
    const route = ROUTES[name];
    const path = route.path.replace(PART, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  for (const [name, { path, type, meaning }] of Object.entries(DOWNLOADS))
    paths[path] = {
      get: {
        operationId: name,
        tags: ['people'],
        summary: meaning,
        description: 'A file to keep.',
        parameters: [],
        responses: {
          200: { description: 'Done', content: { [type]: { schema: { type: 'string' } } } },
          400: refusal(['not-understood']),
          401: refusal(['nobody']),
          429: refusal(['too-fast']),
          500: refusal(['broken']),
          503: refusal(['unavailable']),
        },
      },
    };
  const all = namedShapes(refer);
  const used = referredTo(paths, all);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jamaica',
      version: '1',
      summary: 'What is asked once of a server of the game.',
      description:
        'What is asked once. What changes goes over the WebSocket at `/socket`: `/api/messages.schema.json` and docs/messages.md. How a ' +
        'program gets its token and plays: docs/online-bots.md.',
      contact: { name: 'Whoever runs this server' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: SECURITY,
    paths,
    components: {
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'jamaica',
          description: 'Set when a visitor first asks who they are',
        },
        token: { type: 'http', scheme: 'bearer', description: 'The token of a bot account' },
      },
      schemas: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))),
    },
  };
};
