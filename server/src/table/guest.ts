import type { PersonId } from '@jamaica/messages';

/** Somebody who comes to a table. */
export interface Guest {
  readonly person: PersonId;
  readonly name: string;
  /** Where they come from, if that is known. */
  readonly address?: string;
  /** They have neither code nor passkey: nobody will know them again without their cookie. */
  readonly isPassing?: boolean;
}
