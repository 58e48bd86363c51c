import {
  apply,
  type Chance,
  type Decision,
  mayHaveGhost,
  type Outcome,
  type Rng,
  type Rules,
  type Setup,
  type State,
  type Step,
  settle,
  start,
  waiting,
} from '@jamaica/rules';
import { type GameRecord, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import { deal } from '../src/deal.ts';
import { commitment, fromPurpose, fromSecret } from '../src/fair.ts';
import type { Fair } from '../src/proof.ts';
import { DEAL, supplyByPurpose } from '../src/purpose.ts';
import { fromSeed } from '../src/seed.ts';
import { supply } from '../src/supply.ts';

/** Every table there can be: both editions, 2 to 6 players, with and without the Ghost Ship. */
export const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition =>
  [2, 3, 4, 5, 6].flatMap(players =>
    [true, false].filter(ghost => mayHaveGhost(players, ghost)).map(ghost => ({ edition, players, ghost })),
  ),
);

export const named = (tables: readonly Rules[]) =>
  tables.map(rules => [`${rules.edition}, ${rules.players} players${rules.ghost ? ', ghost' : ''}`, rules] as const);

const anyAnswer = (open: readonly Decision[], choices: Rng) => {
  const { kind, seat, options } = open[choices.below(open.length)];
  return { kind, seat, choice: options[choices.below(options.length)] };
};

/** One step: what `chance` says, or any answer to any open decision. Nothing when the game is over. */
export const arbitraryStep = (state: State, chance: () => Outcome, choices: Rng): Step | undefined => {
  const now = waiting(state);
  if ('over' in now) return undefined;
  const step = 'chance' in now ? settle(state, chance()) : apply(state, anyAnswer(now.decide, choices));
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  return step.value;
};

/** A game of arbitrary choices; `chance` says what falls, the first time with number 1. `most` cuts it short. */
export const arbitraryGame = (
  rules: Rules,
  setup: Setup,
  chance: (state: State, number: number) => Outcome,
  choices: Rng,
  most = Number.POSITIVE_INFINITY,
): GameRecord => {
  const steps: RecordStep[] = [];
  let state = start(rules, setup);
  let number = 0;
  while (steps.length < most) {
    const step = arbitraryStep(state, () => chance(state, ++number), choices);
    if (!step) break;
    steps.push(...recorded(step));
    state = step.state;
  }
  return writeRecord(rules, setup, steps, state);
};

const WORDS = ['tide', 'Порт-Ройал', '', '🦜', 'rum', 'reef'];

export const fairOf = (players: number, secret: string): Fair => ({
  commitment: commitment(secret),
  secret,
  words: WORDS.slice(0, players),
});

/** The same race for everybody, sailed by the choices of one: its chance is drawn by what it is for. */
export const sameRace = (rules: Rules, secret: string, choices: Rng): GameRecord & { readonly fair: Fair } => {
  const fair: Fair = { ...fairOf(rules.players, secret), by: 'purpose' };
  const past: Chance[] = [];
  const chance = (state: State): Outcome => {
    const outcome = supplyByPurpose(state, fair, past);
    const settled = settle(state, outcome);
    if (settled.ok && !('decide' in settled.value.step)) past.push(settled.value.step);
    return outcome;
  };
  return { ...arbitraryGame(rules, deal(rules, fromPurpose(fair, DEAL)), chance, choices), fair };
};

/** A game with fair dice, and the field `fair` in its record. */
export const fairGame = (
  rules: Rules,
  secret = '5a'.repeat(32),
  most?: number,
): GameRecord & { readonly fair: Fair } => {
  const fair = fairOf(rules.players, secret);
  const chance = (state: State, number: number): Outcome => supply(state, fromSecret(fair, number));
  return { ...arbitraryGame(rules, deal(rules, fromSecret(fair, 0)), chance, fromSeed('choices'), most), fair };
};
