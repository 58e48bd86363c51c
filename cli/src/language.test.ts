import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a terminal', () => {
  it.each([
    [{ LANG: 'fr_CH.UTF-8' }, 'fr'],
    [{ LANG: 'uk' }, 'uk'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'it_IT.UTF-8' }, 'it'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'it_IT', LC_ALL: 'ru_RU.KOI8-R' }, 'ru'],
    [{ LC_ALL: '', LANG: 'it@euro' }, 'it'],
  ])('%o is %s', (env, language) => expect(languageOf(env)).toBe(language));

  it.each([[{}], [{ LANG: 'C.UTF-8' }], [{ LANG: 'POSIX' }], [{ LANG: 'de_DE.UTF-8' }], [{ LANG: 'fry_NL' }]])(
    '%o is English',
    env => expect(languageOf(env)).toBe('en'),
  );
});
