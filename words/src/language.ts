export const LANGUAGES = ['en', 'fr', 'it', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);
