import type { Decision } from '@jamaica/rules';
import type { Table } from './table.ts';

/** What the person wants: one of the options, the last choice back, or to leave. */
export type Wish =
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'leave' };

/** What shows the table to the person and asks: a screen with keys, or lines of text. */
export interface PersonPrompt {
  ask(table: Table, question: Decision): Promise<Wish>;
  /** What came of taking back. */
  told(isTakenBack: boolean): void;
  /** Tells the rest when the game is over, or when the person leaves it. */
  close(table: Table): void;
}
