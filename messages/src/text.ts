import * as v from 'valibot';
import { LIMITS } from './limits.ts';

// Control, format (bidirectional and zero-width), surrogate and private characters, line breaks, and the letters that
// show nothing (Hangul fillers, the blank Braille pattern). More than three marks on one letter run into the next line.
const PLAIN = /^(?!.*\p{M}{4})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]*$/u;
const SOMETHING_TO_READ = /[\p{L}\p{N}\p{P}\p{S}]/u;

const plain = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.normalize('NFC'),
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

/** What a seat adds to the dice. Every character counts, so nothing is trimmed. */
export const Word = v.pipe(
  v.string(),
  v.maxLength(LIMITS.word),
  v.regex(/^\P{Cs}*$/u),
  v.description('Anything that the server could not foresee; it goes into the dice as it is'),
);
