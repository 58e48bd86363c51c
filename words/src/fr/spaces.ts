import { counting } from '../counting.ts';

const { count } = counting('fr');

/** How far a ship sails. */
export const spaces = (die: number): string => count(die, { one: 'case', other: 'cases' });
