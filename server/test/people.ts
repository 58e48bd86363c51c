import type { Terms } from '@jamaica/messages';
import type { Guest } from '../src/table/guest.ts';

export const TERMS: Terms = {
  rules: { edition: '2007', players: 3, ghost: false },
  clock: { kind: 'none' },
  listed: false,
  spectators: true,
  phrasesOnly: false,
};

/** People to sit at tables: their ids are as long as real ones. */
export const PEOPLE: readonly Guest[] = ['Anne', 'Mary', 'Samuel', 'John', 'Olivier', 'Edward'].map(name => ({
  person: name.toLowerCase().padEnd(16, '-'),
  name,
}));
export const [ANNE, MARY, SAMUEL] = PEOPLE;
