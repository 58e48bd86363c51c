import type { MusicName } from '../names.ts';
import { MUSIC_RATE, mix } from './mix.ts';
import type { Stereo } from './room.ts';
import { phraseOf } from './score.ts';
import { SCORES } from './scores.ts';

// What runs in a thread of its own: a piece takes a second or more, and the page must not wait for it.

/** A piece as the page gets it. */
export interface Rehearsed extends Stereo {
  readonly name: MusicName;
  readonly rate: number;
  /** Seconds. */
  readonly phrase: number;
}

const rehearse = (name: MusicName): Rehearsed => {
  const score = SCORES[name];
  return { name, rate: MUSIC_RATE, phrase: phraseOf(score), ...mix(score) };
};

globalThis.onmessage = ({ data }) => {
  const rehearsed = rehearse(data);
  globalThis.postMessage(rehearsed, { transfer: [rehearsed.left.buffer, rehearsed.right.buffer] });
};
