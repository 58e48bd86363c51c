import type { Spoken } from '../spoken.ts';

export const uk: Spoken = {
  speech: async () => (await import('./words.ts')).uk,
  outside: async () => (await import('./outside.ts')).outside,
};
