import { CLOSED } from '../src/told.ts';
import { CLOSED_MEANS, REFUSED_MEANS, TROUBLE_MEANS } from './meanings.ts';

const table = (head: string, lines: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...lines].join('\n');

const refused = (): string =>
  table(
    '| `why` | what it means |',
    Object.entries(REFUSED_MEANS).map(([why, means]) => `| \`${why}\` | ${means} |`),
  );

const troubles = (): string =>
  table(
    '| status | `why` | what it means |',
    Object.entries(TROUBLE_MEANS).map(([why, [status, means]]) => `| ${status} | \`${why}\` | ${means} |`),
  );

const closed = (): string =>
  table(
    '| code | reason | what it means |',
    Object.entries(CLOSED).map(([why, code]) => {
      const [, means] = Object.entries(CLOSED_MEANS).find(([name]) => name === why) ?? [];
      return `| ${code} | \`${why}\` | ${means} |`;
    }),
  );

/** Everything that is refused, and why connections end. */
export const errorTables = (): string => `### Why something is refused

Over the socket as \`{"refused": id, "why": …}\`, over HTTP as \`{"why": …}\` with the status 400 (\`not-understood\`), 403 (\`not-yours\`), 404, 409
(\`too-many\`), 429 (\`too-fast\`) or 503 (\`unavailable\`). Nothing has changed then.

${refused()}

And over HTTP alone:

${troubles()}

### Why a connection ends

With a close code of WebSocket; the reason is sent along. A connection that is not let in is answered with a status of HTTP instead: 401 (no
cookie, or a wrong token), 403 (a page of another site), 404 (another path than \`/socket\`), 429 (too many requests, or connections: 20 of one account)
or 503 (the server is going down, or its store is away).

${closed()}
`;
