import { hashOf, placeIn } from '../way/way.svelte.ts';

/** The same as `TableId` of the messages, which the first screen does without. */
const ID = /^[A-Za-z0-9_-]{16}$/;

/** The address that leads to a table. */
export const linkTo = (table: string): string => new URL(hashOf('at', table), document.baseURI.split('#')[0]).href;

/** A code in groups that can be read aloud. */
export const inGroups = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? code;

/** The table that a link leads to, or its id alone; null when it is neither. */
export const tableIn = (text: string): string | null => {
  const hash = text.indexOf('#');
  const place = hash < 0 ? null : placeIn(text.slice(hash).trim());
  const id = place ? (place.screen === 'at' ? (place.path[0] ?? '') : '') : text.trim();
  return ID.test(id) ? id : null;
};

/** What may be a code, as it was typed; which letters are meant is for the server to say. Null when it cannot be one. */
export const codeIn = (text: string): string | null => {
  const code = text.replace(/[\s-]+/g, '');
  return /^[\p{L}\d]{6}$/u.test(code) ? code : null;
};
