import type { Conductor } from './music/conductor.ts';
import type { MusicName, SoundName, Volume } from './names.ts';
import { perform } from './perform.ts';
import { remind } from './remind.ts';
import { REPERTOIRE } from './repertoire.ts';
import { SURF_SECONDS, surf } from './surf.ts';

/** Everything that sounds, once there is somewhere to sound. */
export interface Orchestra {
  play(name: SoundName, after: number): void;
  bed(on: boolean): void;
  /** The band goes over to a piece, or falls silent. It comes when it is first wanted. */
  music(name: MusicName | null): void;
  setVolume(volume: Volume): void;
}

/** Six cards turned at once are one rustle, not six times as loud. */
const SAME_MOMENT = 0.06;
/** Seconds in which the surf comes and goes. */
const FADE = 1.5;
/** How early the next stretch of surf is laid out. */
const AHEAD = 4;

export const gather = (context: BaseAudioContext): Orchestra => {
  const end = limiter(context);
  const effects = bus(context, end);
  const bed = bus(context, end);
  const music = bus(context, end);
  const lastHeard = new Map<SoundName, number>();
  let takes = 0;
  let beach: Beach | null = null;
  let band: Promise<Conductor | null> | null = null;

  return {
    play: (name, after) => {
      const when = context.currentTime + after;
      if (Math.abs(when - (lastHeard.get(name) ?? -1)) < SAME_MOMENT) return;
      lastHeard.set(name, when);
      perform(REPERTOIRE[name], { context, out: effects, when, take: takes++ });
    },
    bed: on => {
      if (on) beach ??= layBeach(context, bed);
      else beach = beach?.leave() ?? null;
    },
    music: name => {
      if (name === null && band === null) return;
      band ??= import('./music/band.ts')
        .then(({ gatherBand }) => gatherBand(context, music))
        .catch(() => (band = null));
      void band.then(conductor => conductor?.play(name));
    },
    setVolume: volume => {
      effects.gain.setTargetAtTime(volume.effects, context.currentTime, 0.02);
      bed.gain.setTargetAtTime(volume.bed, context.currentTime, 0.02);
      music.gain.setTargetAtTime(volume.music, context.currentTime, 0.02);
    },
  };
};

const bus = (context: BaseAudioContext, out: AudioNode): GainNode => {
  const node = context.createGain();
  node.connect(out);
  return node;
};

/** Holds back what would clip when a broadside, the dice and the surf come together. */
const limiter = (context: BaseAudioContext): AudioNode => {
  const squeeze = context.createDynamicsCompressor();
  squeeze.threshold.value = -6;
  squeeze.knee.value = 0;
  squeeze.ratio.value = 20;
  squeeze.attack.value = 0.002;
  squeeze.release.value = 0.12;
  // A compressor lifts everything by what it thinks it took away; this gives that back.
  const trim = context.createGain();
  trim.gain.value = 0.67;
  squeeze.connect(trim).connect(context.destination);
  return squeeze;
};

interface Beach {
  /** The surf goes out; there is no beach any more. */
  leave(): null;
}

/** Surf without an end: each stretch lays out the next before it is over, on the clock of the sound itself. */
const layBeach = (context: BaseAudioContext, out: AudioNode): Beach => {
  const tide = context.createGain();
  tide.connect(out);
  // A target, unlike a ramp, is left from wherever the fade has come to.
  tide.gain.setValueAtTime(0, context.currentTime);
  tide.gain.setTargetAtTime(1, context.currentTime, FADE / 3);
  let left = false;

  const stretch = (number: number, when: number): void => {
    if (left) return;
    perform(surf(number), { context, out: tide, when, take: number });
    remind(tide, when + SURF_SECONDS - AHEAD, () => stretch(number + 1, when + SURF_SECONDS));
  };
  stretch(0, context.currentTime);

  return {
    leave: () => {
      left = true;
      tide.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
      remind(tide, context.currentTime + FADE * 3, () => tide.disconnect());
      return null;
    },
  };
};
