import { type Counting, counting, type Language, type Speech, speak } from '@jamaica/words';
import type { PageWords } from '@jamaica/words/page';
import { settings } from '../settings/settings.svelte.ts';
import { letters } from '../theme/letters.ts';
import { piece } from './piece.ts';
import { isPseudo, pseudo } from './pseudo.ts';

/** A language that has been loaded. */
export interface Tongue {
  readonly language: Language;
  readonly counting: Counting;
  readonly web: PageWords;
  readonly speech: Speech;
}

const load = async (language: Language): Promise<Tongue> => {
  const [web, speech] = await Promise.all([piece('page', language), speak(language)]);
  const counts = counting(language);
  const told: Speech = (crew, places = settings.now.numbers ? 'numbered' : 'seen') => speech(crew, places);
  return isPseudo()
    ? { language, counting: counts, web, speech: (crew, places) => pseudo(told(crew, places)) }
    : { language, counting: counts, web, speech: told };
};

let current: Tongue | null = $state.raw(null);

/** The language that the page speaks. */
export const tongue = {
  /** Null until the first one is there. */
  get loaded(): Tongue | null {
    return current;
  },
  get now(): Tongue {
    if (!current) throw new Error('no language has been loaded');
    return current;
  },
  async speak(language: Language): Promise<void> {
    const [loaded] = await Promise.all([load(language), letters()]);
    current = loaded;
    document.documentElement.lang = language;
  },
};
