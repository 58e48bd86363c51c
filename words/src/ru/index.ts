import type { Spoken } from '../spoken.ts';

export const ru: Spoken = {
  speech: async () => (await import('./words.ts')).ru,
  outside: async () => (await import('./outside.ts')).outside,
};
