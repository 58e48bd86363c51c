/** A value in hertz that stays, or passes through these values, spread evenly over the stroke. */
export type Glide = number | readonly number[];

/** A resonance that a stroke sounds through: the wood, the sail, the air between. */
export interface Resonance {
  readonly kind: 'lowpass' | 'bandpass' | 'highpass' | 'peaking';
  readonly hertz: Glide;
  readonly q?: number;
  /** In decibels, for `peaking` alone. */
  readonly boost?: number;
}

/** Seconds and loudness: it rises to `level` in `attack`, stays for `hold`, and is gone after `decay`. */
interface Shape {
  readonly at: number;
  readonly attack: number;
  readonly hold?: number;
  readonly decay: number;
  readonly level: number;
  readonly through?: readonly Resonance[];
}

/** Something that rings at a pitch. */
export interface Tone extends Shape {
  readonly kind: 'tone';
  readonly wave: OscillatorType;
  readonly pitch: Glide;
  /** A second oscillator at `ratio` of the pitch bends it by `depth` hertz, less and less: metal and wood. */
  readonly clang?: { readonly ratio: number; readonly depth: number };
  /** The left hand on a string; `cents` to either side, reached only when the note lasts. */
  readonly vibrato?: { readonly rate: number; readonly cents: number };
}

/** Something that rushes, cracks or rustles: noise through resonances. */
export interface Hiss extends Shape {
  readonly kind: 'hiss';
}

export type Stroke = Tone | Hiss;

/** A sound as it is written down: nothing here needs a browser, so it can be read, measured and tested. */
export interface Sound {
  /** Brings the sound to the same loudness as the others. */
  readonly gain: number;
  /** How far, in cents, one hearing may lie from the next: wood and canvas never sound twice alike, bells do. */
  readonly sway: number;
  readonly strokes: readonly Stroke[];
}

export const strokeLength = (stroke: Stroke): number => stroke.attack + (stroke.hold ?? 0) + stroke.decay;

/** Seconds from the beginning until the last stroke is gone. */
export const soundLength = (sound: Sound): number =>
  Math.max(0, ...sound.strokes.map(stroke => stroke.at + strokeLength(stroke)));
