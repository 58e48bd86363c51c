import { ok, type Refusal, type Result, refused, type State, type Step, settle } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';

/** Why a script cannot go on; the refusal says what the game waits for. */
export interface ScriptFault {
  readonly why: 'script-ended' | 'not-next';
  /** The chance step in question; the first is number 1. */
  readonly number: number;
  readonly refusal: Refusal;
}

/** Plays a game's `number`-th chance step from a script: a record's chance steps, or dice rolled on a real table. */
export const follow = (state: State, script: readonly unknown[], number: number): Result<Step, ScriptFault> => {
  const next = script[number - 1];
  const step = settle(state, isFields(next) ? next : {});
  if (step.ok) return ok(step.value);
  return refused({ why: number > script.length ? 'script-ended' : 'not-next', number, refusal: step.error });
};
