import type { MusicName, SoundName, Volume } from './names.ts';
import type { Orchestra } from './orchestra.ts';

export interface Sounds {
  /** Heard now, or `after` this many seconds; not heard while locked, hidden or turned down. */
  play(name: SoundName, options?: { readonly after?: number }): void;
  /** The surf under everything; may be asked for before the first tap. */
  bed(on: boolean): void;
  /** What the band plays, for those who have turned it up: the shanty until something else is asked for. */
  music(name: MusicName): void;
  setVolume(volume: Volume): void;
  /** To be called from a tap or a key; browsers let no page sound before. Harmless to repeat. */
  unlock(): void;
}

/** The part of the browser that sounds depend on. */
export interface House {
  /** Null where there is no sound at all. */
  open(): Hall | null;
  isHidden(): boolean;
  onHiding(listener: () => void): void;
}
export interface Hall {
  wake(): void;
  sleep(): void;
  /** Fetches the synthesisers, which no first screen has to wait for. */
  gather(): Promise<Orchestra>;
}

export const createSounds = (house: House = browser()): Sounds => {
  let hall: Hall | null = null;
  let orchestra: Orchestra | null = null;
  let volume: Volume = { effects: 0.8, bed: 0.4, music: 0 };
  let wantsBed = false;
  let piece: MusicName = 'shanty';
  let gathering = false;

  const tune = (): void => {
    orchestra?.setVolume(volume);
    orchestra?.bed(wantsBed && volume.bed > 0);
    orchestra?.music(volume.music > 0 ? piece : null);
  };
  // Also what plays nothing takes time of the processor.
  const isSilent = (): boolean => Math.max(volume.effects, volume.bed, volume.music) === 0;
  const attend = (): void => (house.isHidden() || isSilent() ? hall?.sleep() : hall?.wake());

  const enter = (): Hall | null => {
    const entered = house.open();
    if (entered) house.onHiding(attend);
    return entered;
  };
  // Without the synthesisers (offline, before they were ever fetched) the game is silent; a later tap asks again.
  const gather = async (): Promise<void> => {
    if (!hall || gathering) return;
    gathering = true;
    orchestra = await hall.gather().catch(() => null);
    gathering = orchestra !== null;
    tune();
  };

  return {
    play: (name, { after = 0 } = {}) => {
      // What happens on a hidden page would otherwise all be heard at once when it is shown again.
      if (volume.effects > 0 && !house.isHidden()) orchestra?.play(name, after);
    },
    bed: on => {
      wantsBed = on;
      tune();
    },
    music: name => {
      if (name === piece) return;
      piece = name;
      tune();
    },
    setVolume: next => {
      const wasSilent = isSilent();
      volume = next;
      if (isSilent() !== wasSilent) attend();
      tune();
    },
    unlock: () => {
      hall ??= enter();
      attend();
      void gather();
    },
  };
};

/** The page we are on, or a house without a hall where there is none. */
const browser = (): House => ({
  open: () => (typeof AudioContext === 'undefined' ? null : hallOf(new AudioContext({ latencyHint: 'interactive' }))),
  isHidden: () => typeof document !== 'undefined' && document.hidden,
  onHiding: listener => document.addEventListener('visibilitychange', listener),
});

// A browser may refuse to wake before a tap or after a call has come in; the next tap asks again.
const hallOf = (context: AudioContext): Hall => ({
  wake: () => void context.resume().catch(() => {}),
  sleep: () => void context.suspend().catch(() => {}),
  gather: async () => (await import('./orchestra.ts')).gather(context),
});
