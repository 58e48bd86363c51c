/** A position in the race in as few letters as can be: feminine, as the word is, whoever holds it. */
export const ordinal = (position: number): string => (position === 1 ? '1re' : `${position}e`);
