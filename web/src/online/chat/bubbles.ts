import type { PersonId, Said, SeatSnapshot } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';

/** What somebody at the table has just said, to be shown where they sit. */
export interface Bubble {
  readonly seat: Seat;
  readonly said: Said;
}

/** The last thing that each seat has said after change `since`; those who are muted, or only look on, have no bubble. */
export const bubblesAfter = (
  since: number,
  said: readonly Said[],
  seats: readonly Pick<SeatSnapshot, 'sitter'>[],
  muted: ReadonlySet<PersonId>,
): readonly Bubble[] =>
  seats.flatMap(({ sitter }, seat): Bubble[] => {
    if (sitter?.kind !== 'person' || muted.has(sitter.person)) return [];
    const last = said.findLast(({ number, person }) => number > since && person === sitter.person);
    return last ? [{ seat, said: last }] : [];
  });

const LEAST = 4000;
const PER_LETTER = 45;

/** How long a bubble stays, in milliseconds: as long as it takes to look there and read it. */
export const staysFor = ({ text }: Said): number => LEAST + (text?.length ?? 0) * PER_LETTER;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a bubble goes, and where on its edge the tail is that points at the speaker. */
export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'right' | 'below';
  /** From the left, or from the top. */
  readonly tail: number;
}

const EDGE = 6;
const TAIL = 10;
/** From the corner of a panel to the middle of the ship in it. */
const SHIP = 28;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Left of a panel that stands at the right edge of the screen; otherwise above the speaker's place. */
export const spotFor = (
  place: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): BubblePlace => {
  const isBeside =
    place.left > screen.width / 2 && place.left - bubble.width - TAIL > EDGE && place.width > screen.width / 6;
  if (isBeside) {
    const top = within(place.top + SHIP - bubble.height / 2, EDGE, screen.height - bubble.height - EDGE);
    return { left: place.left - bubble.width - TAIL, top, side: 'right', tail: place.top + SHIP - top };
  }
  const middle = place.left + Math.min(SHIP, place.width / 2);
  const left = within(middle - SHIP, EDGE, screen.width - bubble.width - EDGE);
  return { left, top: Math.max(EDGE, place.top - bubble.height - TAIL), side: 'below', tail: middle - left };
};
