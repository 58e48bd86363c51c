import { type Fields, isFields } from '@jamaica/rules/record';
import { entryOf, type LogbookEntry } from './entry.ts';

/** How many games are kept: the oldest one makes room. */
export const MOST_GAMES = 60;

const DATABASE = 'jamaica';
const ENTRIES = 'logbook';
const RECORDS = 'records';

/** What could not be kept: it is shown all the same until the page is closed, or until others have taken its place. */
const unkept = new Map<string, Fields>();
const MOST_UNKEPT = 5;

let database: Promise<IDBDatabase> | null = null;

const open = (): Promise<IDBDatabase> => {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ENTRIES, { keyPath: 'id' });
      asked.result.createObjectStore(RECORDS);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return database;
};

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });

/** The games that are kept here, the last one first. */
export const entries = async (): Promise<readonly LogbookEntry[]> => {
  try {
    const work = (await open()).transaction(ENTRIES);
    const kept: LogbookEntry[] = await answered(work.objectStore(ENTRIES).getAll());
    return kept.toSorted((one, other) => other.day - one.day);
  } catch {
    // Private windows may keep nothing.
    return [];
  }
};

/** Keeps a record; one that is kept already stays as it is. Says what it is called, or null for what is no record. */
export const keep = async (record: object): Promise<string | null> => {
  const entry = isFields(record) ? entryOf(record, Date.now()) : null;
  if (!entry || !isFields(record)) return null;
  try {
    const kept = await entries();
    if (kept.some(({ id }) => id === entry.id)) return entry.id;
    const work = (await open()).transaction([ENTRIES, RECORDS], 'readwrite');
    work.objectStore(ENTRIES).put(entry);
    work.objectStore(RECORDS).put(record, entry.id);
    for (const { id } of kept.slice(MOST_GAMES - 1)) remove(work, id);
    await done(work);
  } catch {
    // No room, or nothing may be kept.
    unkept.set(entry.id, record);
    for (const oldest of [...unkept.keys()].slice(0, -MOST_UNKEPT)) unkept.delete(oldest);
  }
  return entry.id;
};

export const find = async (id: string): Promise<Fields | null> => {
  const here = unkept.get(id);
  if (here) return here;
  try {
    const work = (await open()).transaction(RECORDS);
    const record: unknown = await answered(work.objectStore(RECORDS).get(id));
    return isFields(record) ? record : null;
  } catch {
    return null;
  }
};

export const forget = async (id: string): Promise<void> => {
  unkept.delete(id);
  try {
    const work = (await open()).transaction([ENTRIES, RECORDS], 'readwrite');
    remove(work, id);
    await done(work);
  } catch {
    // What could not be kept need not be forgotten.
  }
};

const remove = (work: IDBTransaction, id: string): void => {
  work.objectStore(ENTRIES).delete(id);
  work.objectStore(RECORDS).delete(id);
};
