/** In a tab that nobody sees no frame is ever drawn. */
const UNSEEN_MS = 100;

/** Once what is there has been drawn. The answer calls it off. */
const afterFrame = (then: () => void): (() => void) => {
  let soon = setTimeout(then, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(soon);
    soon = setTimeout(then);
  });
  return () => {
    clearTimeout(soon);
    cancelAnimationFrame(frame);
  };
};

/**
 * The pieces of a screen that are laid by now: one at once, and one more after each frame. So a phone shows the first
 * one earlier, and hears taps in between. For a component that is being made.
 */
export const inTurn = (pieces: number): { readonly laid: number; readonly isWhole: boolean } => {
  let laid = $state(1);
  $effect(() => {
    if (laid < pieces) return afterFrame(() => laid++);
  });
  return {
    get laid() {
      return laid;
    },
    get isWhole() {
      return laid >= pieces;
    },
  };
};
