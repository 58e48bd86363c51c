import type { Card, DecisionKind, Need, Question, Seat, ShipName } from '@jamaica/rules';
import type { HeaderField } from '@jamaica/rules/record';

/** Why something was refused, each a sentence without its full stop that says what was expected. */
export interface RefusalWords {
  over: string;
  awaitsChance(need: Need): string;
  awaitsDecision(kind: DecisionKind, seats: readonly Seat[]): string;
  notAnOption(question: Question, options: readonly string[]): string;
  notAFace(need: Need, faces: readonly (string | number)[]): string;
  notThatDeck(seat: Seat, cards: readonly Card[]): string;
  header(field: HeaderField): string;
  notARecord: string;
  notAStep: string;
  countDiffers(question: Question, counted: number, said: string): string;
  optionsDiffer(question: Question, options: readonly string[]): string;
  markExpected(after: ShipName): string;
  markUnexpected: string;
  markDiffers(path: string, is: string, said: string): string;
  finalUnexpected: string;
  finalDiffers(path: string, is: string, said: string): string;
}
