import { PIRATES, type Pirate } from './pirates.ts';

/** Who sits at a seat: the pirate, and the name that the player goes by. A given name never changes its form. */
export interface Sailor {
  readonly pirate: Pirate;
  readonly name: string | null;
}

/** The sailors by seat. */
export type Crew = readonly Sailor[];

/** The pirates in their order, nobody with a name of their own. */
export const defaultCrew = (players: number): Crew => PIRATES.slice(0, players).map(pirate => ({ pirate, name: null }));
