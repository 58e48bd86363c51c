import type { Part } from './part.ts';

/** Who somebody is, whatever happens to them. */
export interface Face {
  readonly skin: string;
  /** The same in shadow. */
  readonly shade: string;
  readonly lips: string;
  /** Brows, and how heavy they are. */
  readonly brow: string;
  readonly browWidth: number;
  /** Looks at everybody under lowered brows. */
  readonly isStern?: boolean;
  readonly head: string;
  readonly nose: string;
  /** Lashes at the outer corners of the eyes. */
  readonly hasLashes?: boolean;
  /** The right eye is under a patch. */
  readonly hasPatch?: boolean;
  /** Where the mouth is, when a moustache takes its usual place. */
  readonly mouthY?: number;
  /** Hair and coat, behind the head. */
  readonly behind: readonly Part[];
  /** Marks on the skin and beards: over the head, under what shows an expression. */
  readonly marks: readonly Part[];
  /** Moustache, locks and hat: over everything. */
  readonly over: readonly Part[];
}
