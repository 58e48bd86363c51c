// What this machine's V8 can do at best: decisions of no game at all, over 256 bytes, in one small loop. The figures of the
// engine are shown as a part of it, so that two machines can be compared.

const bytes = new Uint8Array(256);
const options = new Uint8Array(16);
const words = Int32Array.of(1, 2, 3, 4);

const random = (below: number): number => {
  const sum = (words[0] + words[1] + words[3]) | 0;
  words[3]++;
  words[0] = words[1] ^ (words[1] >>> 9);
  words[1] = words[2] + (words[2] << 3);
  words[2] = ((words[2] << 21) | (words[2] >>> 11)) + sum;
  return ((sum >>> 16) * below) >>> 16;
};

/** Looks at twelve bytes, lists those that will do, takes one and changes eight bytes. */
const decide = (): void => {
  let count = 0;
  for (let option = 0; option < 12; option++) if (option < 3 || bytes[option * 17] & 1) options[count++] = option;
  const chosen = options[random(count)] * 17;
  for (let byte = chosen; byte < chosen + 8; byte++) bytes[byte] += byte;
};

/** As many decisions as a random game of four has. */
export const plainDecisions = (): number => {
  const game = 273;
  for (let decision = 0; decision < game; decision++) decide();
  return game;
};
