import { isLanguage, type Language } from '@jamaica/words';

/** The language of the terminal, from the usual variables (`LANG=fr_CH.UTF-8`); English where we do not speak it. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [spoken] = locale.toLowerCase().split(/[_.@-]/);
  return isLanguage(spoken) ? spoken : 'en';
};
