import type { Language } from '../language.ts';
import type { Piece, Pieces, PieceWords } from './pieces.ts';

/** A piece of what the page says in a language, loaded when it is wanted. */
export const pieceIn = async <Name extends Piece>(language: Language, name: Name): Promise<PieceWords[Name]> => {
  const door: { readonly pieces: Pieces } = await import(`../${language}/page/pieces.ts`);
  const { [name]: words } = await door.pieces[name]();
  return words;
};
