/**
 * The server's clocks, and something to be done later. Tests bring their own. What has to be told to people or kept is a
 * date; how long something took is never the difference of two dates, because the date of a machine jumps.
 */
export interface Time {
  /** The date, in whole milliseconds since 1970. It may be corrected at any moment, in both directions. */
  now(): number;
  /** Milliseconds since some moment; they never go back. For durations and rate limits. */
  passed(): number;
  /** Does something after this many milliseconds, unless the function it returns is called before. */
  later(milliseconds: number, act: () => void): () => void;
  /** Lets everybody else go on first, in the middle of long work. */
  pause(): Promise<void>;
}

// The longest that a timer of Node's can wait; for a longer wait the clock is looked at again then.
const LONGEST = 2 ** 31 - 1;

/** When everybody else has gone on. All who pause in one moment wait for the same one: a hundred tables that decide then cost one wait. */
let others: Promise<void> | null = null;

/** The time of this machine. A timer does not keep the process running. */
export const realTime: Time = {
  now: () => Date.now(),
  passed: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(Math.max(0, milliseconds), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
  pause: () => {
    others ??= new Promise(resolve =>
      setImmediate(() => {
        others = null;
        resolve();
      }),
    );
    return others;
  },
};
