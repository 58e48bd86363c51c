import type { PersonId } from '@jamaica/messages';

/** Somebody who comes to a table. */
export interface Guest {
  readonly person: PersonId;
  readonly name: string;
}
