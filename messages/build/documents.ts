import { openApi } from './openapi.ts';
import { messagesPage } from './pages.ts';

/** What is made from the schemas, by the name of the file under docs/. */
export const documents = (): Readonly<Record<string, string>> => ({
  'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'messages.md': messagesPage(),
});
