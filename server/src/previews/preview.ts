import type { Sitter, Terms } from '@jamaica/messages';
import type { Final, Rules, ShipName } from '@jamaica/rules';

/** Somebody at a table, as everybody who has its link may know: their ship and their name, or a bot's. */
export type PreviewSailor = Sitter | null;

/** A ship on the board. */
export interface Lying {
  readonly ship: ShipName;
  readonly space: number;
}

/**
 * What may be told about a link to anybody who asks. It is the same for everybody: what a visitor without a name may see, and
 * never more, so one answer serves all who ask, and may be kept.
 */
export type Preview =
  | { readonly kind: 'game' }
  | { readonly kind: 'rules'; readonly passage: string | null }
  | { readonly kind: 'puzzle'; readonly number: string | null }
  | { readonly kind: 'person'; readonly name: string }
  /** Who is there, by which book, how many seats are free: all that is told of a table that is private. */
  | {
      readonly kind: 'invitation';
      readonly isGathering: boolean;
      readonly rules: Rules;
      readonly sailors: readonly PreviewSailor[];
    }
  | {
      readonly kind: 'race';
      readonly rules: Rules;
      readonly sailors: readonly PreviewSailor[];
      readonly round: number;
      readonly fleet: readonly Lying[];
    }
  | {
      readonly kind: 'finish';
      readonly rules: Rules;
      readonly sailors: readonly PreviewSailor[];
      readonly final: Final;
      readonly fleet: readonly Lying[];
    };

/** Whether the race itself may be shown: only where it is listed and everybody may look on. */
export const isOpenToAll = ({ listed, spectators }: Terms): boolean => listed && spectators;
