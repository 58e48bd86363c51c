import { type Counting, counting, type Language, type Speech, speak } from '@jamaica/words';
import type { OnlineWords, PageWords } from '@jamaica/words/page';
import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte.ts';
import { letters } from '../theme/letters.ts';
import { piece } from './piece.ts';
import { isPseudo, pseudo } from './pseudo.ts';

/** A language that has been loaded. */
export interface Tongue {
  readonly language: Language;
  readonly counting: Counting;
  readonly web: PageWords;
  /** Null until somebody looks for others to play with. */
  readonly online: OnlineWords | null;
  readonly speech: Speech;
}

let isOnline = false;

const load = async (language: Language): Promise<Tongue> => {
  const [web, online, speech] = await Promise.all([
    piece('page', language),
    isOnline ? piece('online', language) : null,
    speak(language),
  ]);
  const told: Speech = (crew, places = settings.now.numbers ? 'numbered' : 'seen') => speech(crew, places);
  return {
    language,
    counting: counting(language),
    web,
    online,
    speech: isPseudo() ? (crew, places) => pseudo(told(crew, places)) : told,
  };
};

let current: Tongue | null = $state.raw(null);
/** The language last asked for; an earlier one that arrives after it is dropped. */
let wanted: Promise<unknown> | null = null;

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
  /** Of the screens where people play with others. */
  get online(): OnlineWords {
    const { online } = this.now;
    if (!online) throw new Error('nobody has gone online');
    return online;
  },
  async speak(language: Language): Promise<void> {
    const loading = Promise.all([load(language), letters()]);
    wanted = loading;
    const [loaded] = await loading;
    if (wanted !== loading) return;
    current = loaded;
    document.documentElement.lang = language;
  },
  /** Brings a screen together with what is said online, in this language and in whatever is spoken later. */
  async goOnline<Screen>(screen: Promise<Screen>): Promise<Screen> {
    isOnline = true;
    // A screen that is being waited for is not loaded again when the language changes.
    await untrack(() => current?.online ?? this.speak(settings.now.language));
    return screen;
  },
};
