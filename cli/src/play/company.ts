import { LEVELS, type Level } from '@jamaica/bots';
import type { Seat } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import { type Crew, defaultCrew } from '@jamaica/words';

/** Who sits where: the person at the terminal, the names that were given to the seats, and how good the others are. */
export interface Company {
  readonly person: Seat;
  readonly names: readonly string[];
  readonly level: Level;
}

/** How good the rivals are when nothing else is said. */
export const USUAL_LEVEL: Level = 'bosun';

export const crewOf = ({ names }: Company, players: number): Crew =>
  defaultCrew(players).map(({ pirate }, seat) => ({ pirate, name: names[seat] || null }));

/** The company that a saved game was played in; the usual one where the record does not say. */
export const companyIn = ({ play }: Fields, players: number): Company => {
  const { seat, names, level } = isFields(play) ? play : {};
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
  const isNames = Array.isArray(names) && names.length <= players && names.every(isName);
  const known = LEVELS.find(each => each === level) ?? USUAL_LEVEL;
  return { person: isSeat ? seat : 0, names: isNames ? names : [], level: known };
};

// A file from somewhere else must not steer the terminal.
const isName = (input: unknown): input is string => typeof input === 'string' && !/\p{Cc}/u.test(input);
