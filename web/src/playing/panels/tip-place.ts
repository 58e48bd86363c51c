/** A rectangle on the screen. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const EDGE = 8;

/** Where a tip goes: above what it explains, below when there is no room, never beyond the edge of the window. */
export const tipPlace = (
  thing: Box,
  tip: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } => {
  const above = thing.top - GAP - tip.height;
  const below = thing.top + thing.height + GAP;
  const middle = thing.left + thing.width / 2 - tip.width / 2;
  return {
    left: Math.max(EDGE, Math.min(middle, screen.width - tip.width - EDGE)),
    top: above >= EDGE ? above : Math.max(EDGE, Math.min(below, screen.height - tip.height - EDGE)),
  };
};
