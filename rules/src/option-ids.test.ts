import { describe, expect, it } from 'vitest';
import { moments, stateAt } from '../test/moments.ts';
import { numbers } from '../test/numbers.ts';
import { someStates } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { slotOf } from './observation.ts';
import { listOptionIds, OPTION_GROUPS, OPTION_IDS } from './option-ids.ts';
import { DECISIONS, type DecisionKind } from './phases.ts';
import { waiting } from './play.ts';
import { shipNumber } from './restage.ts';
import { rulesOf, type State } from './state.ts';

const NAMES = OPTION_GROUPS.flatMap(({ names }) => names);

const idsOf = (state: State, seat: number): number[] => {
  const ids = new Int16Array(256);
  return [...ids.subarray(0, listOptionIds(state, seat, ids))];
};

/** A choice as the list of numbers has it: ships counted from the one who decides, spaces without their lap. */
const renamed = (state: State, seat: number, choice: string, index: number): string => {
  const [, ship] = /^ship:(\d)$/.exec(choice) ?? [];
  if (ship !== undefined) return `ship:+${slotOf(state, seat, shipNumber(rulesOf(state), Number(ship)))}`;
  return choice.startsWith('leave:') ? `split:${index}` : choice.replace(/@-?\d+$/, '');
};

const asked = (state: State) => {
  const now = waiting(state);
  return 'decide' in now ? now.decide : [];
};

/** The moments in which somebody is asked. */
const DECIDED = moments().flatMap(({ position, view }) => ('decide' in view.waiting ? [position] : []));

const claimNumbered = (state: State, kind: DecisionKind, seat: number, options: readonly string[]): void => {
  const ids = idsOf(state, seat);
  expect(ids.map(id => NAMES[id])).toEqual(options.map((each, at) => renamed(state, seat, each, at)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(id => OPTION_GROUPS[groupOf(id)].kinds.includes(kind))).toBe(true);
};

describe('the numbers of options', () => {
  it('are for every kind of decision, in one group', () => {
    expect(OPTION_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual([...DECISIONS].sort());
    expect(NAMES).toHaveLength(OPTION_IDS);
  });

  it('are those of their version: another order would be another version', () => {
    expect(OPTION_GROUPS).toEqual(numbers().options);
  });

  it('say what the options say, in their order, and no two of a decision have the same', () => {
    const met = new Set<string>();
    someStates(state => {
      for (const { kind, seat, options } of asked(state)) {
        met.add(kind);
        claimNumbered(state, kind, seat, options);
      }
    }, testRng(4));
    expect(met.size).toBeGreaterThan(14);
  });

  it.each(DECIDED)('%s: say what the options say', position => {
    const state = stateAt(position);
    for (const { kind, seat, options } of asked(state)) claimNumbered(state, kind, seat, options);
  });

  it('are written from the place on that is asked for', () => {
    const state = stateAt(DECIDED[0]);
    const [{ seat, options }] = asked(state);
    const ids = new Int16Array(options.length + 3).fill(-1);
    expect(listOptionIds(state, seat, ids, 2)).toBe(options.length);
    expect([...ids]).toEqual([-1, -1, ...idsOf(state, seat), -1]);
  });

  it('are none for a seat of which nothing is asked', () => {
    someStates(state => {
      const seats = asked(state).map(({ seat }) => seat);
      for (let seat = 0; seat < rulesOf(state).players; seat++)
        if (!seats.includes(seat)) expect(idsOf(state, seat)).toEqual([]);
    }, testRng(5));
  });

  it('R-PAY-2 are enough for the fullest holds there can be', () => {
    expect(mostSplits()).toBe(OPTION_GROUPS.find(({ kinds }) => kinds.includes('pay'))?.names.length);
  });
});

const groupOf = (id: number): number => {
  let first = 0;
  return OPTION_GROUPS.findIndex(({ names }) => {
    first += names.length;
    return id < first;
  });
};

/** Counts the ways to leave this many tokens in some holds, the fuller never left less. */
const ways = (loads: readonly number[], at: number, least: number, rest: number): number => {
  if (at === loads.length) return rest === 0 ? 1 : 0;
  let count = 0;
  for (let kept = least; kept <= Math.min(loads[at], rest); kept++) count += ways(loads, at + 1, kept, rest - kept);
  return count;
};

const mostSplits = (): number => {
  const [ordinary, sixth] = [[6, 6, 6, 6, 6], 6]; // fuller holds leave more ways
  const counts = Array.from({ length: 36 }, (_, rest) =>
    Array.from({ length: sixth + 1 }, (_, kept) => ways(ordinary, 0, 0, rest - kept)).reduce((sum, each) => sum + each),
  );
  return Math.max(...counts);
};
