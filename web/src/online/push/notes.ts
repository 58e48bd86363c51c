/**
 * What the page leaves for its service worker, which speaks no language of its own: the texts of notifications, as the
 * player reads them.
 */
export interface Notes {
  readonly language: string;
  readonly title: string;
  /** At a table that the page did not know when it wrote this. */
  readonly somewhere: string;
  /** By table. */
  readonly tables: Readonly<Record<string, string>>;
}

// Not among the caches of the versions, which come and go.
const nameFor = (scope: string): string => `jamaica-notes ${scope}`;
const fileFor = (scope: string): URL => new URL('notes.json', scope);

export const leaveNotes = async (scope: string, notes: Notes): Promise<void> => {
  const cache = await caches.open(nameFor(scope));
  await cache.put(fileFor(scope), new Response(JSON.stringify(notes)));
};

export const dropNotes = async (scope: string): Promise<void> => {
  await caches.delete(nameFor(scope));
};

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string');

const isNotes = (value: unknown): value is Notes => {
  if (typeof value !== 'object' || value === null || !('tables' in value)) return false;
  const { tables, ...texts } = value;
  return isTexts(tables) && isTexts(texts) && ['language', 'title', 'somewhere'].every(name => name in texts);
};

/** Null when nothing was left, or something that is not ours. */
export const readNotes = async (scope: string): Promise<Notes | null> => {
  const cache = await caches.open(nameFor(scope));
  const notes: unknown = await (await cache.match(fileFor(scope)))?.json();
  return isNotes(notes) ? notes : null;
};
