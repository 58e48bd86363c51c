import type { OutsideWords } from './outside.ts';
import type { Speech } from './words.ts';

/** What a language says about a game. Each import is written out, so that a bundler makes a file of it. */
export interface Spoken {
  speech(): Promise<Speech>;
  outside(): Promise<OutsideWords>;
}
