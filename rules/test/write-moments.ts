// `npm run moments` writes down anew what `games/moments.jsonl` says about its positions, after a rule was changed on purpose.
import { writeFileSync } from 'node:fs';
import { MOMENTS_FILE, momentAt, moments } from './moments.ts';

const lines = moments().map(({ position }) => JSON.stringify(momentAt(position)));
writeFileSync(MOMENTS_FILE, `${lines.join('\n')}\n`);
