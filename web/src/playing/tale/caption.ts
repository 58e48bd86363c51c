import { type GameWords, tell } from '@jamaica/words';
import type { ShareWords } from '@jamaica/words/page';
import type { Highlight } from './tale.ts';

/** A highlight in a sentence or two. */
export const captionOf = ({ events, ship }: Highlight, said: GameWords, words: ShareWords): string =>
  events.length > 0 ? events.map(event => tell(event, said)).join(' ') : words.lead(said.names.ship(ship));
