/** A test of the rules. */
export interface Test {
  readonly file: string;
  readonly title: string;
  /** How many steps it takes (`switch.ts`). */
  readonly steps: number;
}

/** Which sites a test passes. */
export interface Passing extends Test {
  /** Whenever it is run. */
  readonly always: readonly number[];
  /** Only when the rules have just been loaded: later they have kept what they worked out there. */
  readonly once: readonly number[];
}

/** Which sites the tests of a file pass, and those that are passed when it is loaded. */
export interface Coverage {
  readonly file: string;
  readonly atLoading: readonly number[];
  readonly tests: readonly Passing[];
}

/** A mutant that is to be tried, with the tests that could find it, in this order. */
export interface Trial {
  readonly mutant: number;
  /** In rules that were loaded before. */
  readonly tests: readonly Test[];
  /** Then, in rules that are loaded with the mutant: what is worked out at loading or only once is different only there. */
  readonly anew: readonly Test[];
}

/** The test that found a mutant, or null: it survived. */
export type Verdict = string | null;

/** What a tester is asked, and what it answers. */
export type Order =
  /** What do the tests of this file reach? Only of those that take at most this many steps. */
  { readonly coverage: string; readonly steps: number } | { readonly trial: Trial };
export interface Answer {
  readonly coverage?: Coverage;
  readonly verdict?: Verdict;
  /** A mistake in the tester itself. */
  readonly mistake?: string;
  /** CPU time it took, and how much memory the process has by now. */
  readonly seconds: number;
  readonly memory: number;
}
