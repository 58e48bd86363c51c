import { DAY_SEAT, dayAfter, dayAt, type MyTry, type PersonId, type RaceDay, type TableId } from '@jamaica/messages';
import type { Final } from '@jamaica/rules';
import type { RandomBytes } from '../clock/random.ts';
import type { Time } from '../clock/time.ts';
import type { Harbour } from '../harbour/harbour.ts';
import { piecesOf } from '../log/pieces.ts';
import { isAnchored } from '../people/anchored.ts';
import { finishingPlace } from '../people/finishing-place.ts';
import type { Try, TryEnded } from '../store/day-store.ts';
import type { Person } from '../store/people-store.ts';
import type { Store } from '../store/store.ts';
import { summaryOf } from '../table/summary.ts';
import type { Change } from '../table/table.ts';
import { isDayOver, secretOf } from './secret.ts';

/** What tries are kept in and sailed with. */
interface Yard {
  readonly store: Store;
  readonly harbour: Pick<Harbour, 'newId' | 'sailDay'>;
  readonly random: RandomBytes;
}

/** Whoever asks, and from which address. */
interface Sailor {
  readonly person: Person;
  readonly address: string;
}

/**
 * The table of somebody's one try at a day's race. Whichever of their devices asks first begins it, and if a server dies before
 * the table is there, the next one lays it out under the same id.
 */
export const beginTry = async (yard: Yard, { person, address }: Sailor, day: RaceDay): Promise<Try> => {
  const { store, harbour, random } = yard;
  const known = await store.tryOf(day, person.id);
  const counts = known?.counts ?? (await isAnchored(store, person));
  const begun = known ?? (await store.beginTry({ day, person: person.id, table: harbour.newId(), counts }));
  if (!(await store.summary(begun.table))) {
    const secret = await secretOf(store, random, day);
    const host = { person: person.id, name: person.name, address };
    await harbour.sailDay(begun.table, host, { day, practice: false, secret });
  }
  return begun;
};

/** The same race once more, which does not count. */
export const practise = async (yard: Yard, { person, address }: Sailor, day: RaceDay): Promise<TableId> => {
  const { store, harbour, random } = yard;
  const table = harbour.newId();
  const host = { person: person.id, name: person.name, address };
  await harbour.sailDay(table, host, { day, practice: true, secret: await secretOf(store, random, day) });
  return table;
};

/** What counts of how a race ended. */
export const endedWith = (final: Final): TryEnded => ({
  points: final.scores[DAY_SEAT].total,
  place: finishingPlace(final, DAY_SEAT),
});

/** Notes how a try ended, if it was one, and if it ended on its day. */
export const noteEnd = async (store: Pick<Store, 'endTry'>, { entry, table }: Change): Promise<void> => {
  if (entry.kind !== 'ended' || !table.day || table.day.practice || isDayOver(table.day.day, entry.at)) return;
  const { final } = summaryOf(table);
  if (final) await store.endTry(table.id, endedWith(final));
};

/** A try as it stands: one whose end was not noted, because the server died in between, is noted now. */
const settled = async (store: Store, time: Time, found: Try): Promise<Try> => {
  const listed = found.ended ? null : await store.summary(found.table);
  const final = listed?.summary.final;
  if (!final) return found;
  for await (const piece of piecesOf(store, time, found.table))
    for (const entry of piece)
      if (entry.kind === 'ended' && !isDayOver(found.day, entry.at)) {
        const ended = endedWith(final);
        await store.endTry(found.table, ended);
        return { ...found, ended };
      }
  return found;
};

/** Somebody's try at a day's race; null: they have not begun. */
export const tryOf = async (store: Store, time: Time, day: RaceDay, person: PersonId): Promise<Try | null> => {
  const found = await store.tryOf(day, person);
  return found && settled(store, time, found);
};

/** Notes what ended just before a crash and could not be noted then. */
export const noteMissed = async (store: Store, time: Time): Promise<void> => {
  const today = dayAt(time.now());
  for (const day of [dayAfter(today, -1), today])
    for (const found of await store.openTries(day)) await settled(store, time, found);
};

/** A try as its owner is told of it. */
export const tryShown = ({ day, table, counts, ended }: Try): MyTry => ({ day, table, counts, ended });
