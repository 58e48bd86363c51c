import type { Power } from '@jamaica/rules';

/** The powers as the object of a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  'morgans-map': 'la Carte de Morgan',
  'sarans-sabre': 'le Sabre de Saran',
  'lady-beth': 'Lady Beth',
  'sixth-hold': 'la 6e Cale',
};
