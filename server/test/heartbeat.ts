import { realTime, type Time } from '../src/clock/time.ts';

const HEARTBEAT = 30_000;
/** How often the people whom somebody would miss are looked at. */
export const LISTEN = 2000;

/** Real time, in which something that a server does so often is done when a test says so; otherwise all connections are looked at. */
export const heldHeartbeat = (every = HEARTBEAT): { readonly time: Time; beat(): void } => {
  let beats: (() => void)[] = [];
  return {
    time: {
      ...realTime,
      later: (milliseconds, act) => {
        if (milliseconds !== every) return realTime.later(milliseconds, act);
        beats.push(act);
        return () => {
          beats = beats.filter(each => each !== act);
        };
      },
    },
    beat() {
      for (const act of beats.splice(0)) act();
    },
  };
};
