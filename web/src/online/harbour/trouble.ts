import type { TroubleWords } from '@jamaica/words/page';
import type { NoAnswer } from '../../shared/server/api.ts';

/** Why there is no answer, in words. */
export const troubleIn = (words: TroubleWords, why: NoAnswer): string => {
  switch (why) {
    case 'offline':
      return words.offline;
    case 'too-fast':
      return words.tooFast;
    case 'too-many':
      return words.tooMany;
    case 'wrong-code':
      return words.wrongCode;
    case 'wrong-passkey':
      return words.wrongPasskey;
    default:
      return words.other; // the page never asks for what is refused for another reason, unless something is broken
  }
};
