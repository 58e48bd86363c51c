import type { MusicName } from '../names.ts';

/** A piece that the band has learned. */
export interface Learned {
  readonly seconds: number;
  /** Seconds of a phrase, after which it may be left and taken up again. */
  readonly phrase: number;
  /** Begins at a place, `after` this many seconds, and goes round until it is faded out. */
  strikeUp(from: number, after: number): Playing;
}
export interface Playing {
  fadeOut(): void;
}

/** What a conductor works with. */
export interface Podium {
  /** The clock of the sound itself, which stands still while the page is hidden. */
  now(): number;
  after(seconds: number, call: () => void): void;
  /** Takes a moment at the first time. */
  learn(name: MusicName): Promise<Learned>;
}

export interface Conductor {
  /** Goes over to another piece, or to silence. */
  play(name: MusicName | null): void;
}

/** What is over sooner than this, such as a battle that somebody leafs past, is not worth another tune. */
const HEED = 0.3;
/** Seconds for which the battle goes on sounding, so that the next one finds it still there. */
const LINGER = 4;

/** `fanfare` is how long the end is sounded by others before the band comes in. */
export const conductor = (podium: Podium, fanfare: number): Conductor => {
  let wanted: MusicName | null = null;
  let wishes = 0;
  let current: {
    readonly name: MusicName;
    readonly learned: Learned;
    readonly begun: number;
    readonly playing: Playing;
  } | null = null;
  /** Where the voyage was left, so that it goes on from there. */
  let bookmark = 0;

  const leave = (): void => {
    if (!current) return;
    const { name, begun, playing } = current;
    const { seconds, phrase } = current.learned;
    const place = Math.max(0, podium.now() - begun) % seconds;
    if (name === 'shanty') bookmark = Math.floor(place / phrase) * phrase;
    playing.fadeOut();
    current = null;
  };
  const enter = (name: MusicName, learned: Learned): void => {
    if (current?.name === name) return;
    leave();
    const from = name === 'shanty' ? bookmark : 0;
    const after = name === 'finish' ? fanfare : 0;
    current = { name, learned, begun: podium.now() + after - from, playing: learned.strikeUp(from, after) };
  };
  const patience = (before: MusicName | null, next: MusicName): number => {
    if (before === null) return 0;
    return before === 'battle' && next === 'shanty' ? LINGER : HEED;
  };

  return {
    play: name => {
      if (name === wanted) return;
      const before = wanted;
      const wish = ++wishes;
      wanted = name;
      if (name === null) return leave();
      const isStillWanted = (): boolean => wish === wishes;
      podium.learn(name).then(
        learned => {
          if (isStillWanted()) podium.after(patience(before, name), () => isStillWanted() && enter(name, learned));
        },
        () => {
          // Where the band cannot learn there is no music; the next request makes it try again.
          if (isStillWanted()) wanted = before;
        },
      );
    },
  };
};
