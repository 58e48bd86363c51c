import { type Crew, defaultCrew } from '../crew.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { PIRATES } from '../pirates.ts';
import { speak } from '../speak.ts';
import type { TerminalSpeech, TerminalWords } from './words.ts';

export { type CommandHelp, REQUESTS } from './help.ts';
export type { TerminalWords } from './words.ts';

const load = async (language: Language): Promise<(crew: Crew) => TerminalWords> => {
  const door: { readonly terminal: TerminalSpeech } = await import(`../${language}/terminal/all.ts`);
  const speech = await speak(language);
  return crew => door.terminal(speech(crew));
};

const SPEECHES = await Promise.all(LANGUAGES.map(load));

/** All the words of a language, for a crew or for the pirates as they come. */
export const wordsFor = (language: Language, crew: Crew = defaultCrew(PIRATES.length)): TerminalWords =>
  SPEECHES[LANGUAGES.indexOf(language)](crew);
