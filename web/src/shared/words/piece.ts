import type { Language } from '@jamaica/words';
import { type Piece, type PieceWords, pieceIn } from '@jamaica/words/page';
import { isPseudo, pseudo } from './pseudo.ts';

/** A piece of what the page says. Only what somebody comes to see is loaded. */
export const piece = async <Name extends Piece>(name: Name, language: Language): Promise<PieceWords[Name]> => {
  const words = await pieceIn(language, name);
  return isPseudo() ? pseudo(words) : words;
};
