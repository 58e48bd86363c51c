import { addressIn } from '@jamaica/messages/addresses';
import { screenIn } from '../../shared/way/screen.ts';
import { screenOf } from '../../shared/way/shared.ts';

/** The same as `TableId` of the messages, which the first screen does without. */
const ID = /^[A-Za-z0-9_-]{16}$/;

/** A code in groups that can be read aloud. */
export const inGroups = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? code;

/** The table that a link leads to, or its id alone; null when it is neither. */
export const tableIn = (text: string): string | null => {
  const link = text.trim();
  const id = ID.test(link) ? link : (tableAt(link) ?? '');
  return ID.test(id) ? id : null;
};

/** Whatever comes before it: the page may lie in a folder of its site. */
const tableAt = (link: string): string | undefined => {
  const [before, hash] = link.split('#');
  const [path] = before.split('?');
  const address = hash ? null : addressIn(path.split('/').slice(-2).join('/'));
  const {
    screen,
    path: [first],
  } = address ? screenOf(address) : screenIn(hash ?? '');
  return screen === 'at' ? first : undefined;
};

/** What may be a code, as it was typed; which letters are meant is for the server to say. Null when it cannot be one. */
export const codeIn = (text: string): string | null => {
  const code = text.replace(/[\s-]+/g, '');
  return /^[\p{L}\d]{6}$/u.test(code) ? code : null;
};
