import type { Power } from '@jamaica/rules';

/** The powers in the middle of a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  'morgans-map': 'Morgan’s Map',
  'sarans-sabre': 'Saran’s Sabre',
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'the 6th Hold',
};
