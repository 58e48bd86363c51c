import type { PersonId, Programs, Refused } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';
import type { Program } from '../store/program-store.ts';
import type { Store } from '../store/store.ts';
import type { Guest } from '../table/guest.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many tables of one host the same program may sit at: nobody has it to themselves. */
const MOST_OF_HOST = 3;
/** More than any program plays at. */
const MOST_LOOKED_AT = 50;
/** Servers say twice a minute which programs follow their tables: one that is missing twice is not there. */
const THERE_FOR = 75_000;

/** How a program is shown to everybody. */
export const programShown = (
  { person, name, owner, level, languages, about, seenAt }: Program,
  now: number,
): Programs['programs'][number] => ({ person, name, owner, level, languages, about, online: seenAt > now - THERE_FOR });

/**
 * A program that somebody invites, as it comes to the table. It says itself at how many tables it plays; those at which nothing has
 * happened for a day do not count, or people who forget their games would keep it from everybody.
 */
export const invited = async (
  store: Pick<Store, 'program' | 'tablesOf'>,
  host: PersonId,
  person: PersonId,
  now: number,
): Promise<Result<Guest, Refused>> => {
  const program = await store.program(person);
  if (!program) return refused('no-program');
  const sitting = (await store.tablesOf(person, false, MOST_LOOKED_AT)).filter(({ movedAt }) => movedAt > now - DAY);
  const ofHost = sitting.filter(({ summary }) => summary.host === host);
  if (sitting.length >= program.tables || ofHost.length >= MOST_OF_HOST) return refused('program-busy');
  return ok({ person, name: program.name, isProgram: true });
};
