import { realTime, type Time } from '../src/clock/time.ts';

const HEARTBEAT = 30_000;

/** Real time, in which the connections of a server are looked at when a test says so. */
export const heldHeartbeat = (): { readonly time: Time; beat(): void } => {
  let beats: (() => void)[] = [];
  return {
    time: {
      ...realTime,
      later: (milliseconds, act) => {
        if (milliseconds !== HEARTBEAT) return realTime.later(milliseconds, act);
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
