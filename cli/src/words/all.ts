import { type Crew, defaultCrew, type GameWords, type Language, PIRATES, type Speech, speak } from '@jamaica/words';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';
import { it } from './it/all.ts';
import { ru } from './ru/all.ts';
import { uk } from './uk/all.ts';
import type { Words } from './words.ts';

const SPOKEN: Readonly<Record<Language, (game: GameWords) => Words>> = { en, fr, it, ru, uk };

const SPEECHES: Readonly<Record<Language, Speech>> = {
  en: await speak('en'),
  fr: await speak('fr'),
  it: await speak('it'),
  ru: await speak('ru'),
  uk: await speak('uk'),
};

/** All the words of a language, for a crew or for the pirates as they come. */
export const wordsFor = (language: Language, crew: Crew = defaultCrew(PIRATES.length)): Words =>
  SPOKEN[language](SPEECHES[language](crew));
