import { counting } from '../counting.ts';

const { count } = counting('it');

/** How far a ship sails. */
export const spaces = (die: number): string => count(die, { one: 'casella', other: 'caselle' });
