import type { SeatSnapshot } from '@jamaica/messages';
import { tongue } from '../../shared/words/tongue.svelte.ts';

/** Who sits somewhere, by the name that is on the big screen; a bot by that of its pirate. */
export const sitterName = ({ sitter }: SeatSnapshot): string => {
  if (!sitter) return '';
  return sitter.kind === 'person' ? sitter.name : tongue.now.speech([]).names.pirate(sitter.pirate);
};
