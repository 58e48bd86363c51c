import type { Spoken } from '../spoken.ts';

export const en: Spoken = {
  speech: async () => (await import('./words.ts')).en,
  outside: async () => (await import('./outside.ts')).outside,
};
