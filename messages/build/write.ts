// Writes docs/openapi.json and docs/messages.md from the schemas.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documents.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
for (const [name, text] of Object.entries(documents())) writeFileSync(join(DOCS, name), text);
