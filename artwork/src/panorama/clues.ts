import type { Look } from './figure.ts';
import type { Held } from './held.ts';

/** What the eleven clues say to whoever can read them. */
export const CLUES = 'BONNECHANCE';

export const olivierWith = (held: Held): Look => ({ coat: '#8E4BB0', hat: 'tricorn', held });
