/** A given number of a list's items, chosen by a seed: a quick look, the same again for the same seed. */
export const sample = <T>(list: readonly T[], count: number, seed: number): T[] => {
  const left = [...list];
  let state = seed >>> 0;
  return Array.from({ length: Math.min(count, list.length) }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return left.splice(Math.floor((state / 2 ** 32) * left.length), 1)[0];
  });
};
