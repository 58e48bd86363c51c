import {
  type Chance,
  ok,
  playAgain,
  type Result,
  refused,
  type Seat,
  type Setup,
  type State,
  type Step,
  settle,
} from '@jamaica/rules';
import { isFields, type RecordFault, type Replay, replay } from '@jamaica/rules/record';
import { deal } from './deal.ts';
import { commitment, fromPurpose, fromSecret, type Hex32, isHex32, isWord, type Origin } from './fair.ts';
import { DEAL, supplyByPurpose } from './purpose.ts';
import { areSeals, type Seals, unsealed } from './seals.ts';
import { supply } from './supply.ts';

/** The field `fair` of a record, once the game is over and the secret can be told. */
export interface Fair extends Origin {
  readonly commitment: Hex32;
  /** What each seat showed of its word before any was known. Older records have none. */
  readonly seals?: Seals;
  /** Chance is drawn by what it is for, and not by the order in which it comes. */
  readonly by?: 'purpose';
}

/** A chance that fell as it had to: the set-up, or the chance step at this index of the record's steps. */
export type Proof = { readonly number: 0; readonly at: null; readonly fell: Setup } | Fallen;

interface Fallen {
  readonly number: number;
  readonly at: number;
  readonly fell: Chance;
}

const FIELDS = ['captain', 'pile', 'removed', 'decks'] as const;

/** Why a record does not prove its chance fair: `is` is what follows from the secret, `said` is in the record. */
export type FairFault =
  | { readonly why: 'no-fair-field' }
  | { readonly why: 'malformed'; readonly field: 'fair' | keyof Fair }
  | { readonly why: 'wrong-commitment'; readonly is: Hex32; readonly said: Hex32 }
  | { readonly why: 'wrong-seal'; readonly seat: Seat }
  | { readonly why: 'setup-differs'; readonly field: keyof Setup; readonly is: unknown; readonly said: unknown }
  | {
      readonly why: 'chance-differs';
      readonly number: number;
      readonly at: number;
      readonly is: Chance;
      readonly said: Chance;
    }
  | { readonly why: 'record'; readonly fault: RecordFault };

/**
 * Proves a record's set-up, dice and shuffles, finished or not, or names the first thing that is wrong. Chance is looked
 * at before marks and scores: a changed die is called that, and not by the first mark that no longer fits.
 *
 * It shows that nothing was chosen after the commitment. That the commitment came before the words, and that the words
 * are theirs, the players must see for themselves (README). All is public by now: nothing here runs in constant time.
 */
export const verifyFair = (input: unknown): Result<readonly Proof[], FairFault> => {
  const record = opening(input);
  if (!record.ok) return notARecord(record.error);
  const { start, setup, rules, steps } = record.value;
  const fair = readFair(record.value.fair, rules.players);
  if (!fair.ok) return fair;
  const isByPurpose = fair.value.by === 'purpose';
  const dealt = deal(rules, isByPurpose ? fromPurpose(fair.value, DEAL) : fromSecret(fair.value, 0));
  const field = FIELDS.find(each => !isSame(dealt[each], setup[each]));
  if (field) return refused({ why: 'setup-differs', field, is: dealt[field], said: setup[field] });
  const proofs = proveSteps(start, steps, fair.value);
  if (!proofs.ok) return proofs;
  const whole = replay(input);
  return whole.ok ? ok([{ number: 0, at: null, fell: setup }, ...proofs.value]) : notARecord(whole.error);
};

const notARecord = (fault: RecordFault): Result<never, FairFault> => refused({ why: 'record', fault });

const isSame = (is: unknown, said: unknown): boolean => JSON.stringify(is) === JSON.stringify(said);

interface Opening extends Pick<Replay, 'rules' | 'setup' | 'start'> {
  readonly steps: readonly unknown[];
  readonly fair: unknown;
}

/** A record as far as its first step. */
const opening = (input: unknown): Result<Opening, RecordFault> => {
  if (!isFields(input) || !Array.isArray(input.steps)) return refused({ step: null, fault: { why: 'not-a-record' } });
  const whole = replay(input);
  const first = whole.ok ? whole : replay({ ...input, steps: [], final: undefined });
  return first.ok ? ok({ ...first.value, steps: input.steps, fair: input.fair }) : first;
};

/** Reads the field `fair` of a game with so many players, and holds the commitment against the secret. */
export const readFair = (fair: unknown, players: number): Result<Fair, FairFault> => {
  if (fair === undefined) return refused({ why: 'no-fair-field' });
  if (!isFields(fair)) return malformed('fair');
  const { commitment: said, secret, words, seals, by } = fair;
  if (!isHex32(said)) return malformed('commitment');
  if (!isHex32(secret)) return malformed('secret');
  if (!isWords(words) || words.length !== players) return malformed('words');
  if (seals !== undefined && !areSeals(seals, players)) return malformed('seals');
  if (by !== undefined && by !== 'purpose') return malformed('by');
  const is = commitment(secret);
  if (is !== said) return refused({ why: 'wrong-commitment', is, said });
  const seat = seals === undefined ? null : unsealed(said, words, seals);
  if (seat !== null) return refused({ why: 'wrong-seal', seat });
  return ok({
    ...{ commitment: said, secret, words },
    ...(seals === undefined ? {} : { seals }),
    ...(by === undefined ? {} : { by }),
  });
};

const malformed = (field: 'fair' | keyof Fair): Result<never, FairFault> => refused({ why: 'malformed', field });

// A list with gaps is no list of words, though `every` would pass over the gaps.
const isWords = (input: unknown): input is string[] => Array.isArray(input) && Array.from(input).every(isWord);

const proveSteps = (start: State, steps: readonly unknown[], fair: Fair): Result<Fallen[], FairFault> => {
  const proofs: Fallen[] = [];
  let state = start;
  for (const [at, said] of steps.entries()) {
    if (!isFields(said) || 'after' in said) continue; // marks, and what is no step at all: the replay sees to them
    const played = playAgain(state, said);
    if (!played.ok) return notARecord({ step: at, fault: played.error });
    if (!('decide' in played.value.step)) {
      const proof = prove(state, played.value.step, at, proofs, fair);
      if (!proof.ok) return proof;
      proofs.push(proof.value);
    }
    state = played.value.state;
  }
  return ok(proofs);
};

const prove = (
  state: State,
  said: Chance,
  at: number,
  before: readonly Fallen[],
  fair: Fair,
): Result<Fallen, FairFault> => {
  const number = before.length + 1;
  const supplied =
    fair.by === 'purpose'
      ? supplyByPurpose(
          state,
          fair,
          before.map(({ fell }) => fell),
        )
      : supply(state, fromSecret(fair, number));
  const is = fallen(settle(state, supplied));
  return isSame(is, said) ? ok({ number, at, fell: said }) : refused({ why: 'chance-differs', number, at, is, said });
};

const fallen = (settled: Result<Step, unknown>): Chance => {
  if (settled.ok && !('decide' in settled.value.step)) return settled.value.step;
  throw new Error('what is supplied can always be settled');
};
