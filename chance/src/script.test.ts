import { type Chance, type Rules, start } from '@jamaica/rules';
import type { GameRecord, RecordStep } from '@jamaica/rules/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGame } from '../test/game.ts';
import { deal } from './deal.ts';
import { follow } from './script.ts';
import { fromSeed } from './seed.ts';
import { supply } from './supply.ts';

const RULES: Rules = { edition: '2021', players: 2, ghost: true };
const SETUP = deal(RULES, fromSeed('script'));
const BEGINNING = start(RULES, SETUP);

const isChance = (step: RecordStep): step is Chance => 'roll' in step || 'shuffle' in step;

const chanceOf = (record: GameRecord): Chance[] => record.steps.filter(isChance);

describe('a script', () => {
  it('of a record’s chance steps plays the same game again', () => {
    const rng = fromSeed('dice');
    const record = arbitraryGame(RULES, SETUP, state => supply(state, rng), fromSeed('choices'));
    const script = chanceOf(record);
    const again = arbitraryGame(
      RULES,
      SETUP,
      (state, number) => {
        const followed = follow(state, script, number);
        if (!followed.ok || 'decide' in followed.value.step) throw new Error('the script does not fit');
        return followed.value.step;
      },
      fromSeed('choices'),
    );
    expect(again).toEqual(record);
  });

  it('of dice from a real table may leave out whose they are', () => {
    const followed = follow(BEGINNING, [{ roll: 'action', dice: [5, 2] }], 1);
    expect(followed).toMatchObject({ ok: true, value: { step: { roll: 'action', dice: [5, 2] } } });
  });

  it('that has ended says what the game waits for', () => {
    expect(follow(BEGINNING, [], 1)).toEqual({
      ok: false,
      error: { why: 'script-ended', number: 1, refusal: { why: 'awaits-chance', chance: { roll: 'action' } } },
    });
  });

  it('with something else next says what the game waits for', () => {
    expect(follow(BEGINNING, [{ roll: 'combat', face: 'star' }], 1)).toEqual({
      ok: false,
      error: { why: 'not-next', number: 1, refusal: { why: 'awaits-chance', chance: { roll: 'action' } } },
    });
  });

  it('with dice that have no such face is refused', () => {
    expect(follow(BEGINNING, [{ roll: 'action', dice: [5, 7] }], 1)).toMatchObject({
      ok: false,
      error: { why: 'not-next', number: 1, refusal: { why: 'not-a-face' } },
    });
  });

  it('is not read while a seat has to decide', () => {
    const rolled = follow(BEGINNING, [{ roll: 'action', dice: [5, 2] }], 1);
    const next = rolled.ok ? follow(rolled.value.state, [null, { roll: 'action', dice: [1, 1] }], 2) : rolled;
    expect(next).toMatchObject({ ok: false, error: { why: 'not-next', refusal: { why: 'awaits-decision' } } });
  });

  it('of anything at all never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 3 }), fc.integer(), (script, number) => {
        expect(follow(BEGINNING, script, number).ok).toBe(false);
      }),
    );
  });
});
