import type { Passage } from '@jamaica/words/page';

let passage: Passage | null = $state(null);

/** Where the rulebook lies open over whatever one is doing: a game is not left to look something up. */
export const rulebookSheet = {
  /** Null while the book is closed. */
  get passage(): Passage | null {
    return passage;
  },
  open(at: Passage): void {
    passage = at;
  },
  close(): void {
    passage = null;
  },
};
