import type { PersonId, ProgramCard } from '@jamaica/messages';

/** A bot account that people may invite. */
export interface Program extends ProgramCard {
  readonly person: PersonId;
  readonly name: string;
  /** The name of the person whose it is. */
  readonly owner: string;
  /** When it last followed its tables. */
  readonly seenAt: number;
}

/** The programs that have put themselves in the list. */
export interface ProgramStore {
  /** Puts a bot account in the list, or says something else about it there. */
  listProgram(person: PersonId, card: ProgramCard): Promise<void>;
  unlistProgram(person: PersonId): Promise<void>;
  program(person: PersonId): Promise<Program | null>;
  /** Those that were there last first. */
  programs(most: number): Promise<Program[]>;
  /** They follow their tables. Accounts that are not in the list are left out. */
  programsSeen(people: readonly PersonId[], at: number): Promise<void>;
}
