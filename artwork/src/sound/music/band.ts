import { fiddle } from '../fiddle.ts';
import { MUSIC_NAMES, type MusicName } from '../names.ts';
import { remind } from '../remind.ts';
import { soundLength } from '../stroke.ts';
import { type Conductor, conductor, type Learned, type Playing } from './conductor.ts';
import type { Rehearsed } from './rehearsal.ts';

/** Seconds in which one piece goes over into another. */
const FADE = 1.8;

/** The band learns all that it may be asked for, one piece after another, what is wanted now first; and keeps it. */
export const gatherBand = (context: BaseAudioContext, out: AudioNode): Conductor => {
  const learned = new Map<MusicName, Promise<Learned>>();
  const learn = (name: MusicName): Promise<Learned> => {
    const known = learned.get(name);
    if (known) return known;
    const piece = rehearse(name).then(rehearsed => onStage(context, out, rehearsed));
    learned.set(name, piece);
    piece.then(
      () => {
        const next = MUSIC_NAMES.find(each => !learned.has(each));
        if (next) void learn(next);
      },
      () => learned.delete(name),
    );
    return piece;
  };
  return conductor(
    {
      now: () => context.currentTime,
      after: (seconds, call) => remind(out, context.currentTime + seconds, call),
      learn,
    },
    // The fiddle plays at the end whether there is music or not.
    soundLength(fiddle),
  );
};

/** Has a piece worked out in a thread of its own, which ends with it and takes with it what that needed. */
const rehearse = (name: MusicName): Promise<Rehearsed> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./rehearsal.ts', import.meta.url), { type: 'module' });
    thread.onmessage = ({ data }) => {
      thread.terminate();
      resolve(data);
    };
    thread.onerror = ({ message }) => {
      thread.terminate();
      reject(new Error(message));
    };
    thread.postMessage(name);
  });

/** Samples that are taken over at once: a phone needs a few milliseconds for so many, and may do something else then. */
const ARMFUL = 200_000;
const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const onStage = async (context: BaseAudioContext, out: AudioNode, rehearsed: Rehearsed): Promise<Learned> => {
  const { left, right, rate, phrase } = rehearsed;
  const buffer = context.createBuffer(2, left.length, rate);
  for (let from = 0; from < left.length; from += ARMFUL) {
    await breath();
    buffer.copyToChannel(left.subarray(from, from + ARMFUL), 0, from);
    buffer.copyToChannel(right.subarray(from, from + ARMFUL), 1, from);
  }
  return {
    seconds: buffer.duration,
    phrase,
    strikeUp: (from, after) => strikeUp(buffer, out, from, after),
  };
};

const strikeUp = (buffer: AudioBuffer, out: AudioNode, from: number, after: number): Playing => {
  const { context } = out;
  const source = context.createBufferSource();
  const fader = context.createGain();
  const start = context.currentTime + after;
  source.buffer = buffer;
  source.loop = true;
  source.connect(fader).connect(out);
  source.onended = () => fader.disconnect();
  // A target, unlike a ramp, is left from wherever the fade has come to.
  fader.gain.setValueAtTime(0, context.currentTime);
  fader.gain.setTargetAtTime(1, start, FADE / 6);
  source.start(start, from);
  return {
    fadeOut: () => {
      fader.gain.cancelScheduledValues(context.currentTime);
      fader.gain.setTargetAtTime(0, context.currentTime, FADE / 6);
      source.stop(context.currentTime + FADE * 1.5);
    },
  };
};
