import { bot } from '@jamaica/bots';
import { chanceOf, type Dice, deal, diceFields, fromSeed, supply } from '@jamaica/chance';
import { apply, mayHaveGhost, type Rules, settle, start, view, waiting } from '@jamaica/rules';
import { type Fields, isFields, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import fc from 'fast-check';
import { readVoyage, type Voyage } from '../src/replay/voyage.ts';

/** A whole race for the tests: played by bots, or by nobody in particular, with dice from a seed. */
export const raced = (rules: Rules, dice: Dice, isSensible = false): Fields => {
  const setup = deal(rules, chanceOf(dice, 0));
  const steps: RecordStep[] = [];
  const whim = fromSeed('whim');
  let state = start(rules, setup);
  let chances = 0;
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const [asked] = 'chance' in now ? [] : now.decide;
    const choose = (): string | undefined =>
      asked &&
      (isSensible
        ? bot('deckhand').choose(view(state, asked.seat), whim)
        : asked.options[whim.below(asked.options.length)]);
    const step = asked
      ? apply(state, { ...asked, choice: choose() })
      : settle(state, supply(state, chanceOf(dice, ++chances)));
    if (!step.ok) throw new Error(step.error.why);
    steps.push(...recorded(step.value));
    state = step.value.state;
  }
  // As it comes from a file.
  const record: unknown = JSON.parse(
    JSON.stringify({ ...writeRecord(rules, setup, steps, state), ...diceFields(dice) }),
  );
  if (!isFields(record)) throw new Error('no record');
  return record;
};

export const voyageOf = (record: unknown): Voyage => {
  const voyage = readVoyage(record);
  if (!voyage) throw new Error('no record');
  return voyage;
};

export const practice = (seed: string): Dice => ({ kind: 'practice', seed });

/** Any table, and any race at it. */
export const anyRace: fc.Arbitrary<Voyage> = fc
  .record({
    edition: fc.constantFrom('2007' as const, '2021' as const),
    players: fc.integer({ min: 2, max: 6 }),
    ghost: fc.boolean(),
    seed: fc.string(),
  })
  .filter(({ players, ghost }) => mayHaveGhost(players, ghost))
  .map(({ seed, ...rules }) => voyageOf(raced(rules, practice(seed))));
