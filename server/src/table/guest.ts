import type { PersonId } from '@jamaica/messages';

/** Somebody who comes to a table. */
export interface Guest {
  readonly person: PersonId;
  readonly name: string;
  /** Where they come from, if that is known. */
  readonly address?: string;
  /** A bot account of somebody's. */
  readonly isProgram?: boolean;
  /** They have neither code nor passkey: nobody will know them again without their cookie. */
  readonly isPassing?: boolean;
}

/** What is written down beside who sits somewhere, so that no program passes for a person. */
export const programMark = (isProgram = false): { readonly program?: true } => (isProgram ? { program: true } : {});
