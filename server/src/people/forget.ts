import type { Refused } from '@jamaica/messages';
import { ok, type Result } from '@jamaica/rules';
import type { Services } from '../http/services.ts';
import type { Person } from '../store/people-store.ts';

const MOST_TABLES = 10_000;

/**
 * Forgets somebody, and the bot accounts that are theirs: their name at every table they sat at, what is known of them, and
 * their connections. The tables come first: when one of them cannot be written to, it can be asked for once more.
 */
export const forget = async (
  { store, harbour, visitors }: Pick<Services, 'store' | 'harbour' | 'visitors'>,
  person: Person,
): Promise<Result<undefined, Refused>> => {
  const all = [person, ...(await store.botsOf(person.id))];
  for (const { id, name } of all)
    for (const isOver of [false, true])
      for (const { table } of await store.tablesOf(id, isOver, MOST_TABLES)) {
        const done = await harbour.request(table, { person: id, name }, { verb: 'forgotten' });
        if (!done.ok) return done;
      }
  await store.forget(person.id);
  for (const { id } of all) visitors.dismiss(id);
  return ok(undefined);
};
