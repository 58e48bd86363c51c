/** Samples in one turn of a wave; a power of two, so that the place in it is a mask. */
export const TURN = 4096;

const SINE = Float64Array.from({ length: TURN }, (_, i) => Math.sin((2 * Math.PI * i) / TURN));

/** How loud the overtone `n` of a wave is: the series that Web Audio is made of, so that a sound is the same in both. */
const SHARES: { readonly [wave in Exclude<OscillatorType, 'custom'>]: (n: number) => number } = {
  sine: n => (n === 1 ? 1 : 0),
  sawtooth: n => ((n % 2 === 1 ? 1 : -1) * 2) / (Math.PI * n),
  square: n => (n % 2 === 1 ? 4 / (Math.PI * n) : 0),
  triangle: n => (n % 2 === 1 ? (8 * (n % 4 === 1 ? 1 : -1)) / (Math.PI * n) ** 2 : 0),
};

const drawn = new Map<string, Float32Array>();

/** One turn of a wave with no more overtones than these: what would lie above hearing must not fold back into it. */
export const waveTable = (wave: OscillatorType, overtones: number): Float32Array => {
  if (wave === 'custom') throw new Error('every wave here has a name');
  const name = `${wave} ${overtones}`;
  const known = drawn.get(name);
  if (known) return known;
  // The first sample again at the end, so that the last has a neighbour.
  const table = new Float32Array(TURN + 1);
  for (let n = 1; n <= overtones; n++) {
    const share = SHARES[wave](n);
    if (share !== 0) for (let i = 0; i <= TURN; i++) table[i] += share * SINE[(n * i) & (TURN - 1)];
  }
  drawn.set(name, table);
  return table;
};
