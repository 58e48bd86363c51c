import { join } from 'node:path';

/** Where the page and the documents lie: the project, or the published package. */
export const HOME = join(import.meta.dirname, '..', '..', '..');
