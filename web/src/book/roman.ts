const NUMERALS: readonly (readonly [worth: number, numeral: string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** The number of a chapter, as old books count them. */
export const roman = (n: number): string => {
  const next = NUMERALS.find(([worth]) => worth <= n);
  return next ? next[1] + roman(n - next[0]) : '';
};
