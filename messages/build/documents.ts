import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTables } from './error-tables.ts';
import { messageSchema } from './message-schema.ts';
import { openApi } from './openapi.ts';
import { messagesPage } from './pages.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

/** What follows it in a document is made from the schemas. */
const MADE = '<!-- From here on made by `npm run docs`. Change messages/build/meanings.ts, not this. -->\n';

const withErrors = (name: string): string => {
  const [written] = readFileSync(join(DOCS, name), 'utf8').replaceAll('\r\n', '\n').split(MADE);
  return `${written}${MADE}\n${errorTables()}`;
};

/** What is made from the schemas, by the name of the file under docs/. */
export const documents = (): Readonly<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'messages.schema.json': `${JSON.stringify(messageSchema(), null, 2)}\n`,
  'messages.md': messagesPage(),
  'online-bots.md': withErrors('online-bots.md'),
});
