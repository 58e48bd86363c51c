import type { PersonId } from '@jamaica/messages';
import type { Premises } from '../http/premises.ts';

/**
 * Signs somebody out of every browser whose cookie is older: it is not believed any more, hears nothing more, and is sent
 * no news. Nobody knows which browser an address for news belongs to, so all are dropped, and so are those elsewhere, which
 * who had the cookie may have set: the page tells its own again.
 */
export const leaveElsewhere = async (
  { store, visitors }: Pick<Premises, 'store' | 'visitors'>,
  person: PersonId,
  before: number,
): Promise<void> => {
  await store.distrust(person, before);
  for (const { endpoint } of await store.pushOf(person)) await store.dropPush(endpoint);
  await store.setHook(person, null);
  await store.setCalendar(person, null);
  visitors.distrust(person, before);
};
