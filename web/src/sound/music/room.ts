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

const answer = (dry: Float32Array, walls: readonly number[], rate: number): Float32Array<ArrayBuffer> => {
  const wet = new Float32Array(dry.length);
  for (const wall of walls) reflect(dry, wet, Math.round(wall * rate));
  return SCATTER.reduce((sound, seconds) => scatter(sound, Math.round(seconds * rate)), wet);
};

// Twice around: at the second time the room still answers to the end of the piece as it begins again.
const AROUND = 2;

const reflect = (dry: Float32Array, wet: Float32Array, delay: number): void => {
  const line = new Float32Array(delay);
  let place = 0;
  let dulled = 0;
  for (let i = 0; i < dry.length * AROUND; i++) {
    const at = i % dry.length;
    const back = line[place];
    dulled = back * (1 - DULL) + dulled * DULL;
    line[place] = dry[at] + dulled * ECHO;
    place = place + 1 === delay ? 0 : place + 1;
    if (i >= dry.length) wet[at] += back;
  }
};

const scatter = (sound: Float32Array, delay: number): Float32Array<ArrayBuffer> => {
  const line = new Float32Array(delay);
  const out = new Float32Array(sound.length);
  let place = 0;
  for (let i = 0; i < sound.length * AROUND; i++) {
    const at = i % sound.length;
    const back = line[place];
    line[place] = sound[at] + back * 0.5;
    out[at] = back - line[place] * 0.5;
    place = place + 1 === delay ? 0 : place + 1;
  }
  return out;
};
