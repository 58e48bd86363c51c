// Games with fixed seeds and the golden ones, each as a line. Started as a program it prints them: on the bundle they have to
// be the same as on the sources.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, LEVELS, think } from '@jamaica/bots';
import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, mayHaveGhost, type Rules, settle, start, view, waiting } from '@jamaica/rules';
import { type RecordStep, recorded, replay, writeRecord } from '@jamaica/rules/record';

const ROOT = join(import.meta.dirname, '..', '..');

const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition =>
  [2, 3, 4, 5, 6].flatMap(players =>
    [false, true].filter(ghost => mayHaveGhost(players, ghost)).map(ghost => ({ edition, players, ghost })),
  ),
);

/** The record of a game of arbitrary choices. */
const randomGame = (rules: Rules): string => {
  const rng = fromSeed('bundle');
  const setup = deal(rules, rng);
  const steps: RecordStep[] = [];
  let state = start(rules, setup);
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, {
            ...now.decide[0],
            choice: now.decide[0].options[rng.below(now.decide[0].options.length)],
          });
    if (!step.ok) throw new Error(step.error.why);
    steps.push(...recorded(step.value));
    state = step.value.state;
  }
  return JSON.stringify(writeRecord(rules, setup, steps, state));
};

/** What a golden game comes to, event by event. */
const golden = (line: string): string => {
  const played = replay(JSON.parse(line));
  return JSON.stringify(played.ok ? played.value.steps.map(({ events }) => events) : played.error);
};

/** What the bots, in threads of their own, would do at the beginning of a game. */
const thoughts = async (rules: Rules): Promise<string[]> => {
  const rng = fromSeed('bundle');
  const first = start(rules, deal(rules, rng));
  const rolled = settle(first, supply(first, rng));
  if (!rolled.ok) throw new Error(rolled.error.why);
  const now = waiting(rolled.value.state);
  if (!('decide' in now)) throw new Error('nothing to decide');
  const seen = view(rolled.value.state, now.decide[0].seat);
  const asked = LEVELS.map(level => think(seen, { level, seed: 'bundle', budget: { games: 4 } }));
  return Promise.all(asked).finally(close);
};

export const games = async (): Promise<string[]> => {
  const files = ['golden', 'sample-2007', 'sample-2021'].map(name => join(ROOT, 'rules', 'games', `${name}.jsonl`));
  const records = files.flatMap(file => readFileSync(file, 'utf8').trim().split('\n'));
  return [
    ...TABLES.map(rules => `${JSON.stringify(rules)} ${hash('sha256', randomGame(rules))}`),
    ...records.map((line, index) => `record ${index} ${hash('sha256', golden(line))}`),
    `bots ${await thoughts(TABLES[0])}`,
  ];
};
