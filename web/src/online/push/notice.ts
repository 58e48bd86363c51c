import type { Notes } from './notes.ts';

/** What the server pushes: codes, which are put into words here. */
interface PushedNews {
  readonly kind: 'turn' | 'done';
  readonly table: string;
}

/** Reads what came; null for anything else. */
export const readNews = (text: string): PushedNews | null => {
  try {
    const { kind, table } = Object(JSON.parse(text));
    const isTable = typeof table === 'string' && /^[A-Za-z0-9_-]{16}$/.test(table);
    return isTable && (kind === 'turn' || kind === 'done') ? { kind, table } : null;
  } catch {
    return null;
  }
};

/** What a notification shows. Of one table there is one at a time. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
}

/** Before the page has left any notes, nobody knows what language its player reads; the name of the game is known to all. */
const WORDLESS: Notes = { language: '', title: 'Jamaica', somewhere: '', tables: {} };

export const noticeOf = (table: string, notes: Notes | null): Notice => {
  const { language, title, somewhere, tables } = notes ?? WORDLESS;
  return { title, body: tables[table] ?? somewhere, lang: language, tag: tagOf(table) };
};

export const tagOf = (table: string): string => `turn ${table}`;

/** The address of a table within the page. */
export const tableHash = (table: string): string => `#at/${table}`;

/** What the service worker says to an open page when its player has clicked on a notification. */
export const openTable = (table: string): object => ({ open: table });

/** What it says to open pages when it has shown that it is somebody's turn. */
export const turnShown = (table: string): object => ({ shown: table });

export const tableShown = (message: unknown): string | null => {
  const { shown } = Object(message);
  return typeof shown === 'string' ? shown : null;
};

export const tableToOpen = (message: unknown): string | null => {
  const { open } = Object(message);
  return typeof open === 'string' ? open : null;
};
