// Writes down anew what follows from the moments of `games/moments.jsonl`, after a rule was changed on purpose.
import { writeFileSync } from 'node:fs';
import { followsFrom, MOMENTS_FILE, moments, stateAt } from './moments.ts';

const lines = moments().map(({ position }) => JSON.stringify({ position, follows: followsFrom(stateAt(position)) }));
writeFileSync(MOMENTS_FILE, `${lines.join('\n')}\n`);
