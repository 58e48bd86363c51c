import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, settle, start, type View, view, waiting } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { stateOf } from './turn-state.ts';

/** The first rounds, step by step. */
const firstRounds = (): View[] => {
  const rules = { edition: '2007', players: 2, ghost: true } as const;
  const rng = fromSeed('a few rounds');
  let state = start(rules, deal(rules, rng));
  const views = [view(state, null)];
  for (let now = waiting(state); !('over' in now) && view(state, null).round < 6; now = waiting(state)) {
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, { ...now.decide[0], choice: now.decide[0].options[0] });
    if (!step.ok) throw new Error(step.error.why);
    state = step.value.state;
    views.push(view(state, null));
  }
  return views;
};
const views = firstRounds();

const firstWhere = (holds: (table: View) => boolean): View => {
  const found = views.find(holds);
  if (!found) throw new Error('the game never comes to this');
  return found;
};

describe('what a seat is about', () => {
  it('is the choice of a card until it has one', () => {
    const table = firstWhere(({ seats }) => seats.some(({ hasChosen }) => hasChosen));
    const states = table.seats.map(({ seat }) => stateOf(table, seat));
    expect(states.toSorted()).toEqual(['choosing', 'chosen']);
  });
  it('is its own half of the turn', () => {
    const table = firstWhere(({ turn }) => turn?.ship === 0);
    expect(stateOf(table, 0)).toBe(table.turn?.half);
  });
  it('is nothing for the Ghost Ship before its turn', () => {
    expect(stateOf(views[0], 'ghost')).toBeNull();
  });
});
