import type { Readable, Writable } from 'node:stream';
import type { Language } from '@jamaica/words';

/**
 * What a command ends with, for scripts: done, an honest no (a record that does not check), a call that was wrong or a
 * file that cannot be read, or a fault of the program.
 */
export const EXIT = { done: 0, no: 1, usage: 2, bug: 70 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Standard input and output as they are, without Node's streams. */
export interface Pipes {
  readonly input: Iterable<Uint8Array>;
  write(bytes: Uint8Array): void;
}

/** Where a command reads and writes, and in which language it speaks. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly language: Language;
  readonly colour: boolean;
  /** Without streams, for a command that answers programs; where it is used, `input` and `output` are not. */
  readonly pipes?: Pipes | undefined;
}

/** One of the commands of `jamaica`. It gets its own arguments, `--lang` taken out. */
export interface Command {
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
}

/** A call that was wrong: the message, already in the user's language, is shown with a pointer to `--help`. */
export class UsageError extends Error {}
