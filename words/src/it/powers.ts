import type { Power } from '@jamaica/rules';

/** The powers as the object of a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  'morgans-map': 'la Mappa di Morgan',
  'sarans-sabre': 'la Sciabola di Saran',
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'la Sesta Stiva',
};
