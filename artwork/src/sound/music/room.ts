/** Two channels of the same length. */
export interface Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** The way of a sound from wall to wall, in seconds; no two alike, or one would hear a tone. */
const WALLS = { left: [0.0297, 0.0371, 0.0411, 0.0437], right: [0.0307, 0.0359, 0.0419, 0.0449] };
/** What comes back of a sound from a wooden wall, and how much of that the wall keeps of the treble. */
const ECHO = 0.72;
const DULL = 0.45;
/** Walls that are not smooth scatter it. */
const SCATTER = [0.005, 0.0017];

/** The cabin that the band plays in: what it answers to `dry`, which is a ring as a loop is. */
export const roomAnswer = (dry: Float32Array, rate: number): Stereo => ({
  left: answer(dry, WALLS.left, rate),
  right: answer(dry, WALLS.right, rate),
});

/** Seconds after which nothing is left of a sound. */
const FADED = 2;

const answer = (dry: Float32Array, walls: readonly number[], rate: number): Float32Array<ArrayBuffer> => {
  // The room still answers to the end of the piece when it begins again: so it is filled with that first.
  const rounds = [Math.max(0, dry.length - FADED * rate), 0];
  const wet = new Float32Array(dry.length);
  for (const wall of walls) reflect(dry, wet, Math.round(wall * rate), rounds);
  return SCATTER.reduce((sound, seconds) => scatter(sound, Math.round(seconds * rate), rounds), wet);
};

const reflect = (dry: Float32Array, wet: Float32Array, delay: number, rounds: readonly number[]): void => {
  const line = new Float32Array(delay);
  let place = 0;
  let dulled = 0;
  for (const [round, from] of rounds.entries()) {
    // Heard is only the last one.
    const share = round + 1 === rounds.length ? 1 : 0;
    for (let i = from; i < dry.length; i++) {
      const back = line[place];
      dulled = back * (1 - DULL) + dulled * DULL;
      line[place] = dry[i] + dulled * ECHO;
      wet[i] += back * share;
      place = place + 1 === delay ? 0 : place + 1;
    }
  }
};

const scatter = (sound: Float32Array, delay: number, rounds: readonly number[]): Float32Array<ArrayBuffer> => {
  const line = new Float32Array(delay);
  const out = new Float32Array(sound.length);
  let place = 0;
  for (const from of rounds)
    for (let i = from; i < sound.length; i++) {
      const back = line[place];
      line[place] = sound[i] + back * 0.5;
      out[i] = back - line[place] * 0.5;
      place = place + 1 === delay ? 0 : place + 1;
    }
  return out;
};
