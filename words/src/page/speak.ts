import { en } from '../en/page/pieces.ts';
import { fr } from '../fr/page/pieces.ts';
import { it } from '../it/page/pieces.ts';
import type { Language } from '../language.ts';
import { ru } from '../ru/page/pieces.ts';
import { uk } from '../uk/page/pieces.ts';
import type { Pieces } from './pieces.ts';

const SPOKEN: Readonly<Record<Language, Pieces>> = { en, fr, it, ru, uk };

/** What the page says in a language, in pieces that are loaded when they are wanted. */
export const piecesIn = (language: Language): Pieces => SPOKEN[language];
