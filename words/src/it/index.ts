import type { Spoken } from '../spoken.ts';

export const it: Spoken = {
  speech: async () => (await import('./words.ts')).it,
  outside: async () => (await import('./outside.ts')).outside,
};
