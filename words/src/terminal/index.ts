import { type Crew, defaultCrew } from '../crew.ts';
import { en } from '../en/terminal/all.ts';
import { fr } from '../fr/terminal/all.ts';
import { it } from '../it/terminal/all.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { PIRATES } from '../pirates.ts';
import { ru } from '../ru/terminal/all.ts';
import { speak } from '../speak.ts';
import { uk } from '../uk/terminal/all.ts';
import type { GameWords } from '../words.ts';
import type { TerminalWords } from './words.ts';

export { type CommandHelp, REQUESTS } from './help.ts';
export type { TerminalWords } from './words.ts';

const SPOKEN: Readonly<Record<Language, (game: GameWords) => TerminalWords>> = { en, fr, it, ru, uk };

const SPEECHES = await Promise.all(LANGUAGES.map(speak));

/** All the words of a language, for a crew or for the pirates as they come. */
export const wordsFor = (language: Language, crew: Crew = defaultCrew(PIRATES.length)): TerminalWords =>
  SPOKEN[language](SPEECHES[LANGUAGES.indexOf(language)](crew));
