import type * as v from 'valibot';
import { ROUTES } from '../src/routes.ts';
import { namedShapes, type Shape, shapeOf } from './shapes.ts';

const refer = (name: string): string => `#/components/schemas/${name}`;
const json = (schema: Shape) => ({ 'application/json': { schema } });
const isNothing = (schema: v.GenericSchema): boolean => schema.type === 'undefined';

type Route = (typeof ROUTES)[keyof typeof ROUTES];

const PART = /:(\w+)/g;
const pathParts = ({ path }: Route) =>
  [...path.matchAll(PART)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const queryParts = ({ query }: Route) =>
  query.type === 'undefined'
    ? []
    : Object.entries(query.entries).map(([name, schema]) => ({
        name,
        in: 'query',
        required: schema.type !== 'optional',
        schema: shapeOf(schema, refer),
      }));

const operation = (name: string, route: Route): Shape => ({
  operationId: name,
  summary: route.meaning,
  parameters: [...pathParts(route), ...queryParts(route)],
  ...(isNothing(route.body) ? {} : { requestBody: { required: true, content: json(shapeOf(route.body, refer)) } }),
  responses: {
    ...(isNothing(route.answer)
      ? { 204: { description: 'Done' } }
      : { 200: { description: 'Done', content: json(shapeOf(route.answer, refer)) } }),
    '4XX': { description: 'Refused: nothing has changed', content: json({ $ref: refer('Trouble') }) },
  },
});

/** The OpenAPI document of everything that is asked over HTTP. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, Shape>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replace(PART, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jamaica',
      version: '1',
      summary: 'What is asked once. What changes goes over the WebSocket at /socket: see docs/messages.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ cookie: [] }, { token: [] }],
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
      schemas: namedShapes(refer),
    },
  };
};
