import type { PeopleStore, Person } from '../store/people-store.ts';

/** Whether somebody can come back as the same person. Anybody else is a guest, and guests can be made in any number. A bot account is as good as its owner. */
export const isAnchored = async (
  store: Pick<PeopleStore, 'hasRecovery' | 'passkeysOf'>,
  { id, owner }: Pick<Person, 'id' | 'owner'>,
): Promise<boolean> => {
  const person = owner ?? id;
  return (await store.hasRecovery(person)) || (await store.passkeysOf(person)).length > 0;
};
