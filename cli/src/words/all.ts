import type { Language } from '../language.ts';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';
import { it } from './it/all.ts';
import { ru } from './ru/all.ts';
import { uk } from './uk/all.ts';
import type { Words } from './words.ts';

const SPOKEN: Readonly<Record<Language, Words>> = { en, fr, it, ru, uk };

/** All the words of a language. */
export const wordsFor = (language: Language): Words => SPOKEN[language];
