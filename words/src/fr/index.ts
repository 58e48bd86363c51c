import type { Spoken } from '../spoken.ts';

export const fr: Spoken = {
  speech: async () => (await import('./words.ts')).fr,
  outside: async () => (await import('./outside.ts')).outside,
};
