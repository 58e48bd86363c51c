import type { Crew } from '../src/crew.ts';
import { defaultCrew } from '../src/crew.ts';
import { LANGUAGES, type Language } from '../src/language.ts';
import { speak } from '../src/speak.ts';
import type { GameWords, Speech } from '../src/words.ts';

const SPEECHES = new Map<Language, Speech>();
for (const language of LANGUAGES) SPEECHES.set(language, await speak(language));

/** The words of a language for a crew, or for the six pirates. */
export const spoken = (language: Language, crew: Crew = defaultCrew(6)): GameWords => {
  const speech = SPEECHES.get(language);
  if (!speech) throw new Error(`nobody speaks ${language}`);
  return speech(crew);
};
