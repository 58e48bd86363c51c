import { deal, supply } from '@jamaica/chance';
import {
  apply,
  type Decision,
  mayHaveGhost,
  type Refusal,
  type Result,
  type Rng,
  type Rules,
  type State,
  type Step,
  settle,
  start,
  waiting,
} from '@jamaica/rules';

/** Every table there can be: both editions, 2 to 6 players, with and without the Ghost Ship. */
export const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition =>
  [2, 3, 4, 5, 6].flatMap(players =>
    [true, false].filter(ghost => mayHaveGhost(players, ghost)).map(ghost => ({ edition, players, ghost })),
  ),
);

export const named = (tables: readonly Rules[]) =>
  tables.map(rules => [`${rules.edition}, ${rules.players} players${rules.ghost ? ', ghost' : ''}`, rules] as const);

const sure = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A new game in which all are about to choose their first cards: equal dice need no placing. */
export const opening = (rules: Rules, rng: Rng): State =>
  sure(settle(start(rules, deal(rules, rng)), { roll: 'action', dice: [4, 4] })).state;

/** A game of arbitrary choices, moment by moment: every state in which something is asked. */
export function* momentsOf(rules: Rules, rng: Rng): Generator<State> {
  let state = start(rules, deal(rules, rng));
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    if ('decide' in now) yield state;
    const step = 'chance' in now ? settle(state, supply(state, rng)) : anyAnswer(state, now.decide, rng);
    state = sure(step).state;
  }
}

const anyAnswer = (state: State, open: readonly Decision[], rng: Rng): Result<Step, Refusal> => {
  const { kind, seat, options } = open[rng.below(open.length)];
  return apply(state, { kind, seat, choice: options[rng.below(options.length)] });
};
