/**
 * What can be sent to somebody. Each has a path of its own, because no server ever sees what follows a `#`, and so could
 * say nothing about it to those who ask what a link leads to.
 */
export type Address =
  | { readonly kind: 'table'; readonly id: string }
  /** A finished game; `at` is a moment of it, or one of the pages about it. */
  | { readonly kind: 'game'; readonly id: string; readonly at: string | null }
  /** The Pilot Book; `passage` is a chapter or a rule. */
  | { readonly kind: 'rules'; readonly passage: string | null }
  | { readonly kind: 'puzzle'; readonly number: string | null }
  | { readonly kind: 'person'; readonly id: string };

/** Ids, rules, chapters and numbers: nothing that would have to be escaped, and no dot, which names a file. */
const PART = /^[A-Za-z0-9_-]{1,64}$/;

/** What a path, from the page on and without a slash in front, leads to; null: to nothing that is shared. */
export const addressIn = (path: string): Address | null => {
  const [kind, first = null, second = null, ...more] = path.split('/');
  if (more.length > 0 || [first, second].some(part => part !== null && !PART.test(part))) return null;
  switch (kind) {
    case 't':
      return first !== null && second === null ? { kind: 'table', id: first } : null;
    case 'g':
      return first !== null ? { kind: 'game', id: first, at: second } : null;
    case 'p':
      return first !== null && second === null ? { kind: 'person', id: first } : null;
    case 'rules':
      return second === null ? { kind: 'rules', passage: first } : null;
    case 'puzzles':
      return second === null ? { kind: 'puzzle', number: first } : null;
    default:
      return null;
  }
};

/** The path of what is shared, from the page on. */
export const pathTo = (address: Address): string => {
  switch (address.kind) {
    case 'table':
      return `t/${address.id}`;
    case 'game':
      return ['g', address.id, ...(address.at === null ? [] : [address.at])].join('/');
    case 'person':
      return `p/${address.id}`;
    case 'rules':
      return ['rules', ...(address.passage === null ? [] : [address.passage])].join('/');
    case 'puzzle':
      return ['puzzles', ...(address.number === null ? [] : [address.number])].join('/');
  }
};
