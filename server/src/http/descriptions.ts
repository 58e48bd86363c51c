import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../config/home.ts';

/** What describes the server to programs, made from the schemas when they change. */
export const DESCRIPTIONS = ['openapi.json', 'messages.schema.json'] as const;

/** Null where the documents were left out. */
export const descriptionText = (name: (typeof DESCRIPTIONS)[number]): string | null => {
  const file = join(HOME, 'docs', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
