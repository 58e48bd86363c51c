import { ASKS } from '../src/asks.ts';
import { LIMITS } from '../src/limits.ts';
import { PHRASES } from '../src/phrases.ts';
import { TOLD } from '../src/told.ts';
import { errorTables } from './error-tables.ts';
import { notation } from './notation.ts';
import { namedShapes, shapeOf } from './shapes.ts';

const refer = (name: string): string => `#${name}`;
const block = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;
const written = (shape: Parameters<typeof notation>[0]): string => block(notation(shape));

const asks = (): string =>
  Object.entries(ASKS)
    .map(([verb, { schema, meaning }]) => {
      const body = notation(shapeOf(schema, refer), 1);
      return `### ${verb}\n\n${meaning}.\n\n${block(`{\n  id?: string | number\n  ${verb}: ${body}\n}`)}`;
    })
    .join('\n\n');

const told = (): string =>
  Object.entries(TOLD)
    .map(([name, { schema, meaning }]) => `### ${name}\n\n${meaning}.\n\n${written(shapeOf(schema, refer))}`)
    .join('\n\n');

const named = (): string =>
  Object.entries(namedShapes(refer))
    .filter(([name]) => !['Me', 'TableLine', 'Trouble'].includes(name))
    .map(([name, shape]) => `### ${name}\n\n${shape.description ? `${shape.description}.\n\n` : ''}${written(shape)}`)
    .join('\n\n');

const words = (list: readonly string[]): string => list.map(word => `\`${word}\``).join(' ');

/** The page about what goes over the socket, made from the schemas. */
export const messagesPage = (): string => `# Messages over the socket

<!-- Made from the schemas by \`npm run docs\`. Change those, not this. -->

A WebSocket at \`/socket\`, one JSON object a message, at most ${LIMITS.message / 1024} KB. Who speaks is known by the cookie of the page or
by \`Authorization: Bearer <token>\` of a bot account. What is asked once goes over HTTP: [openapi.json](openapi.json).
The same as JSON Schema, for tools: [messages.schema.json](messages.schema.json). How a program plays: [online-bots.md](online-bots.md).

- A message of a client has one verb, and an \`id\` if an answer is wanted by name. It is answered by \`ok\`, once it is on
  disk, or by \`refused\`, and then nothing has changed.
- Every change at a table has a number. Whoever comes back says the last one they heard (\`watch\` with \`since\`) and hears the rest.
- A choice names the \`decision\` it answers. Sent twice it is played once, and \`ok\` both times.
- A message that cannot be understood is refused with \`not-understood\`; \`path\` says where, \`expected\` what should be there.

## What a client says

${asks()}

## What the server says

${told()}

## What they are made of

${named()}

## Quick phrases

${words(PHRASES)}

## Errors

${errorTables()}`;
