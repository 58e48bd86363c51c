import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../config/home.ts';

const DOCUMENT = join(HOME, 'docs', 'openapi.json');

/** The OpenAPI document, made from the schemas when they change; null where the documents were left out. */
export const openApiText = (): string | null => (existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : null);
