import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { PUBLISHED } from '../../publish/packages.ts';
import { ROOT } from './lab.ts';

/** The first example in the README of a package. */
const exampleOf = (part: string): string | undefined =>
  /```ts\n(.*?)```/s.exec(readFileSync(join(ROOT, part, 'README.md'), 'utf8'))?.[1];

/** Each package's own example, as somebody would paste it. */
export const EXAMPLES: ReadonlyMap<string, string> = new Map(
  PUBLISHED.flatMap(({ folder }) => {
    const example = exampleOf(folder);
    return example === undefined ? [] : [[folder, example]];
  }),
);

/** A game in a page whose bots think in a worker; in Node the same with a thread. */
const THINKING = `${EXAMPLES.get('rules')}
import { thinkers } from '@jamaica/bots';
import { view } from '@jamaica/rules';
const first = start(rules, deal(rules, fromSeed('b')));
const rolled = settle(first, { roll: 'action', dice: [5, 2] });
if (!rolled.ok) throw new Error('refused');
const crew = thinkers(1);
const seat = view(rolled.value.state, null).captain;
console.log('thought', await crew.think(view(rolled.value.state, seat), { level: 'admiral', seed: 'a', budget: { games: 2 } }));
crew.close();
`;

export const inJavaScript = (code: string): string => stripTypeScriptTypes(code);

export const THINKING_SCRIPT = inJavaScript(THINKING);
