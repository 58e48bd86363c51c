// `npm run drawings`: writes down for the server what it draws previews from.
import { writeFileSync } from 'node:fs';
import { drawingsText } from './drawings.ts';
import { LETTERS, lettersOf } from './letters.ts';
import { PREVIEWS } from './previews-folder.ts';

writeFileSync(new URL('drawings.json', PREVIEWS), drawingsText());
for (const each of LETTERS) writeFileSync(new URL(`letters/${each.file}`, PREVIEWS), lettersOf(each));
