// Writes what follows from the schemas: the documents of documents.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documents.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');
for (const [name, text] of Object.entries(documents())) writeFileSync(join(DOCS, name), text);
