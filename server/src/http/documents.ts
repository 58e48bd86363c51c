import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../config/home.ts';
import { type Files, readFiles } from './files.ts';

/** Where the documents are as pages, once they are built. */
const BUILT = join(HOME, 'docs', 'api');

/** The address under which they are shown. */
export const DOCUMENTS = '/docs';

/** For those who look before they are built. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Jamaica: documents</title>
<h1>The documents have not been built here</h1>
<p>Whoever keeps this server makes them with <code>npm run build -w docs</code>, and they appear at this address.
<p>They are also in the folder <code>docs</code> of the project, as plain texts.
</html>
`;

/** The documents as pages, read when somebody asks for the first of them; null: they are not built. */
export const documentsIn = (folder = BUILT): (() => Files | null) => {
  let files: Files | null = null;
  return () => {
    files ??= existsSync(join(folder, 'index.html')) ? readFiles(folder, () => 'no-cache') : null;
    return files;
  };
};
