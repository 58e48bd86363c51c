/** The server's clock, and something to be done later. Tests bring their own. */
export interface Time {
  now(): number;
  /** Does something in so many milliseconds, unless it is called off with what this returns. */
  later(milliseconds: number, act: () => void): () => void;
}

// The longest that a timer of Node's can wait; whoever waits longer looks at the clock again then.
const LONGEST = 2 ** 31 - 1;

/** The time of this machine. A timer does not keep the process running. */
export const realTime: Time = {
  now: () => Date.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(Math.max(0, milliseconds), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
