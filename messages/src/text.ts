import * as v from 'valibot';
import { LIMITS } from './limits.ts';

// No control, format (bidirectional and zero-width), surrogate and private characters, no line breaks, and nothing that
// shows nothing (fillers, joiners, selectors, the blank Braille pattern, the blank note): nobody is Anne and a little more.
// Only the selector that makes a sign a picture may follow one. More than three marks on one letter run into the next line.
const PLAIN =
  /^(?!.*\p{M}{4})(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800\u{1D159}]|\p{Extended_Pictographic}\uFE0F)*$/u;
const SOMETHING_TO_READ = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Wide, thin or many: a blank is a blank. Made like `v.trim`, because what follows `v.transform` is in no document. */
const evenBlanks = (): v.BaseTransformation<string, string, never> => ({
  kind: 'transformation',
  type: 'even_blanks',
  reference: evenBlanks,
  async: false,
  '~run': dataset => ({ typed: true, value: dataset.value.replace(/\p{Zs}+/gu, ' ') }),
});

const plain = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.normalize('NFC'),
    evenBlanks(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(PLAIN),
    v.regex(SOMETHING_TO_READ),
  );

/** The name that a person goes by. */
export const Name = v.pipe(plain(LIMITS.name), v.description('A name: one line, no invisible characters'));

/** What somebody says at a table. */
export const ChatText = v.pipe(plain(LIMITS.chat), v.description('One line, no invisible characters'));

/** What a program says about itself. */
export const About = v.pipe(plain(LIMITS.about), v.description('One line, no invisible characters'));

/** A language by its two letters. Which ones are spoken is the page's affair: a server passes them on. */
export const LanguageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

/** What a seat adds to the dice. Every character counts, so nothing is trimmed. */
export const Word = v.pipe(
  v.string(),
  v.maxLength(LIMITS.word),
  v.regex(/^\P{Cs}*$/u),
  v.description('Anything that the server could not foresee; it goes into the dice as it is'),
);
