/** The pirates, in the order in which they take the seats when nobody chooses. */
export const PIRATES = ['anne', 'mary', 'samuel', 'john', 'olivier', 'edward'] as const;
export type Pirate = (typeof PIRATES)[number];
