import type { DecisionKind, Seat, View } from '@jamaica/rules';
import { readChoice } from '@jamaica/rules/notation';
import { phrase } from './phrases.ts';
import type { GameWords } from './words.ts';

/** An option in a few words, as the person who is asked reads it. */
export const optionName = (view: View, seat: Seat, kind: DecisionKind, option: string, said: GameWords): string => {
  const choice = readChoice(kind, option);
  return choice?.kind === 'card' ? said.names.card(choice.card) : phrase(view, seat, kind, option, said).join(' · ');
};
