import { answersIn } from './by-ear.ts';
import type { Listener } from './listener.ts';
import { inside, type Thing } from './tree.ts';

/** A listener's words for the same thing: what the teacher calls gold, an answer counts in doubloons. */
const MEANINGS: Readonly<Record<string, string>> = {
  doubloon: 'gold',
  doubloons: 'gold',
  forward: 'sail',
  sails: 'sail',
  loads: 'load',
};

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d/]+/gu) ?? []).map(word => MEANINGS[word] ?? word));

/** How the dice lie, or a card by its two actions, as a word that the teacher may have said: `4 on the morning`. */
const signs = (name: string): readonly string[] => {
  const [, morning] = /^morning (\d)/.exec(name) ?? [];
  const [, first, second] = /^Morning, (\w+) \d: .+ Evening, (\w+) \d: /.exec(name) ?? [];
  if (morning !== undefined) return [`${morning} on the morning`, `is ${morning} spaces`];
  return first === undefined ? [] : [`${first}/${second}`];
};

/** How much of an answer the teacher spoke of. */
const fit = (name: string, said: string): number => {
  const spoken = wordsIn(said);
  const isNamed = signs(name).some(sign => said.includes(sign));
  return [...wordsIn(name)].filter(word => spoken.has(word)).length + (isNamed ? 100 : 0);
};

/** Does what the teacher says: presses the answer he speaks of, or reads on. */
export const follow = async (listener: Listener, said: string): Promise<void> => {
  const things = await listener.read();
  const next = inside(things, 'The first lesson').find(({ name }) => name === 'Next');
  const answers = answersIn(things);
  const pressed: Thing | undefined =
    next ?? answers.toSorted((one, other) => fit(other.name, said) - fit(one.name, said))[0];
  if (!pressed) throw new Error(`nothing can be done about: ${said}`);
  await listener.press(pressed);
};
