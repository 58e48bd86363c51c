import type { PersonId, RaceDay } from '@jamaica/messages';
import type { Time } from '../clock/time.ts';
import type { Listed, Store } from '../store/store.ts';
import { isDayOver } from './secret.ts';
import { tryOf } from './tries.ts';

/** Whether somebody may know what happened in a day's race: those who have finished their own, and everybody when it is over. */
export const mayKnowDay = async (store: Store, time: Time, day: RaceDay, person: PersonId | null): Promise<boolean> =>
  isDayOver(day, time.now()) || (person !== null && (await tryOf(store, time, day, person))?.ended != null);

/** Whether somebody may read the record of a table. At any but those of a race of the day everybody may. */
export const mayReadRecord = async (
  store: Store,
  time: Time,
  { summary: { day, seats } }: Listed,
  person: PersonId | null,
): Promise<boolean> =>
  day === undefined ||
  seats.some(sitter => sitter?.kind === 'person' && sitter.person === person) ||
  (await mayKnowDay(store, time, day.day, person));
