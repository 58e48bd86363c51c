// Writes the tables of docs/protocol.md that follow from the layout of the numbers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from './protocol-tables.ts';

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'protocol.md');
writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8')));
