import type { Spot } from './steps.ts';

/** Where on the page a spot is. */
export const selectorOf = (spot: Spot): string => {
  switch (spot.on) {
    case 'dice':
      return '.sea .target[data-die]';
    case 'card':
      return `.hand [data-card="${spot.card}"]`;
    case 'space':
      return `.sea [data-space="${spot.space}"]`;
    case 'holds':
      return '.own [data-hold]';
    case 'hold':
      return `.own [data-hold="${spot.place}"]`;
    case 'treasures':
      return '.own [data-power], .own [data-treasure]';
    case 'rivals':
      return '[data-panel="1"], [data-panel="2"], [data-chip="1"], [data-chip="2"]';
    case 'answer':
      return `.asked [data-option="${spot.option}"]`;
    case 'question':
      return '.asked';
  }
};

/** A rectangle on the screen. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest frame around all of them, within the screen; null when nothing of it can be seen. */
export const around = (boxes: readonly Rectangle[], screen: Rectangle): Rectangle | null => {
  const seen = boxes.filter(({ left, right, top, bottom }) => right > left && bottom > top);
  if (seen.length === 0) return null;
  const frame = {
    left: Math.max(screen.left, Math.min(...seen.map(({ left }) => left))),
    top: Math.max(screen.top, Math.min(...seen.map(({ top }) => top))),
    right: Math.min(screen.right, Math.max(...seen.map(({ right }) => right))),
    bottom: Math.min(screen.bottom, Math.max(...seen.map(({ bottom }) => bottom))),
  };
  return frame.right - frame.left > 4 && frame.bottom - frame.top > 4 ? frame : null;
};
