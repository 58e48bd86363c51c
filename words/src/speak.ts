import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Language } from './language.ts';
import type { OutsideWords } from './outside.ts';
import { ru } from './ru/index.ts';
import type { Spoken } from './spoken.ts';
import { uk } from './uk/index.ts';
import type { Speech } from './words.ts';

const SPOKEN: Readonly<Record<Language, Spoken>> = { en, fr, it, ru, uk };

/** Loads a language, and only that one. */
export const speak = (language: Language): Promise<Speech> => SPOKEN[language].speech();

/** Loads what a language says outside of the page. */
export const speakOutside = (language: Language): Promise<OutsideWords> => SPOKEN[language].outside();
