import { hashOf, placeIn } from '../way/way.svelte.ts';

/** The same as `TableId` of the messages, which the first screen does without. */
const ID = /^[A-Za-z0-9_-]{16}$/;

/** The address that leads to a table. */
export const linkTo = (table: string): string => new URL(hashOf('at', table), document.baseURI.split('#')[0]).href;

/** A table's id in groups that can be read aloud. */
export const codeOf = (table: string): string => table.match(/.{1,4}/g)?.join(' ') ?? table;

/** The table that a text leads to: a link, or a code however it is spaced; null when it is neither. */
export const tableIn = (text: string): string | null => {
  const hash = text.indexOf('#');
  const place = hash < 0 ? null : placeIn(text.slice(hash).trim());
  const id = place ? (place.screen === 'at' ? (place.path[0] ?? '') : '') : text.replace(/\s+/g, '');
  return ID.test(id) ? id : null;
};
