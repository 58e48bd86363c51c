import type { PersonId } from '@jamaica/messages';
import type { Services } from '../http/services.ts';

/**
 * Signs somebody out of every browser whose cookie is older: it is not believed any more, hears nothing more, and is sent
 * no news. Nobody knows which browser an address for news belongs to, so all are dropped, and so are addresses
 * elsewhere, which the holder of that cookie may have set. The page then registers its own browser again.
 */
export const leaveElsewhere = async (
  { store, visitors }: Pick<Services, 'store' | 'visitors'>,
  person: PersonId,
  before: number,
): Promise<void> => {
  await store.distrust(person, before);
  for (const { endpoint } of await store.pushOf(person)) await store.dropPush(endpoint);
  await store.setHook(person, null);
  await store.setCalendar(person, null);
  visitors.distrust(person, before);
};
