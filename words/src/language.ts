/** What a language calls itself, the country that links name with it, and the letters it is written in. */
interface About {
  /** The same in every language, so that everybody finds their own. */
  readonly ownName: string;
  readonly locale: string;
  readonly letters: 'Latin' | 'Cyrillic';
}

/** The languages. One more is a line here and a folder of its name: docs/translating.md. */
const SPOKEN_HERE = {
  en: { ownName: 'English', locale: 'en_GB', letters: 'Latin' },
  fr: { ownName: 'Français', locale: 'fr_FR', letters: 'Latin' },
  it: { ownName: 'Italiano', locale: 'it_IT', letters: 'Latin' },
  ru: { ownName: 'Русский', locale: 'ru_RU', letters: 'Cyrillic' },
  uk: { ownName: 'Українська', locale: 'uk_UA', letters: 'Cyrillic' },
} as const satisfies Readonly<Record<string, About>>;

export type Language = keyof typeof SPOKEN_HERE;

export const isLanguage = (text: string): text is Language => Object.hasOwn(SPOKEN_HERE, text);
export const LANGUAGES: readonly Language[] = Object.keys(SPOKEN_HERE).filter(isLanguage);
export const aboutLanguage = (language: Language): About => SPOKEN_HERE[language];
