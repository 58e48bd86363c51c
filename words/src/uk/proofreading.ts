import type { Proofreading } from '../proofreading.ts';
import { glossary } from './glossary.ts';

export const proofreading: Proofreading = {
  glossary,
  mass: [/\d\s(?:золот(?:о|а|у)|провіант(?:у|ів)?|порох(?:у|ів)?)(?!\p{L})/iu],
  spaces: [/« | »/u, /\S —/u, /№ |\d %/u],
  // The apostrophe of a Ukrainian word is a letter of its own.
  quotes: [/[“”]/u, /\p{Script=Cyrillic}[\u2019']\p{Script=Cyrillic}/u],
  agreement: [
    /(?<!\p{L})(?:лишилося|залишилося|очікувалося|знайшлося|чекають) \d+\s\p{L}/u,
    /(?<![\d.,:/+−-])(?:1|21)\s(?:\p{Ll}+(?:ів|їв)|клітинок|карт|місць|ігор)(?!\p{L})/u,
  ],
  unlike: [
    [1, 2],
    [1, 5],
    [2, 5],
    [21, 11],
  ],
  invariable:
    /^(?:запису|варіанти|немає|уже|ігор|МіБ|з|із|і|й|та|до|від|на|в|у|к|або|за|по|позаду|не|при|для|хв|с|год|проти|це|чи|грав\p{L}*)$/u,
  vowels: [],
  alphabet: [/[ыэёъ]/iu],
  asInEnglish: /^$/,
};
