import { ok, type Result, refused } from '@jamaica/rules';
import * as v from 'valibot';

/** Why something from outside is not what it should be: where, and what was expected there. */
export interface Fault {
  /** `choose.seat`; empty when it is the whole. */
  readonly path: string;
  readonly expected: string;
}

/** A type that nobody writes to, all the way down. */
export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export type Out<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;

/** Reads what came from outside, or says the first thing that is wrong with it. */
export const read = <S extends v.GenericSchema>(schema: S, input: unknown): Result<v.InferOutput<S>, Fault> => {
  const read = v.safeParse(schema, input, { abortEarly: true, abortPipeEarly: true });
  return read.success ? ok(read.output) : refused(faultOf(read.issues[0]));
};

// Built from the schema alone: what was sent is never sent back.
const faultOf = (issue: v.BaseIssue<unknown>): Fault => ({
  path: v.getDotPath(issue) ?? '',
  expected: issue.expected ?? (isCheck(issue) ? issue.message : String(issue.requirement ?? issue.type)),
});

/** What a function checks only its message can say. */
const isCheck = ({ requirement }: v.BaseIssue<unknown>): boolean => typeof requirement === 'function';
