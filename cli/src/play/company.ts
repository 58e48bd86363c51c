import { LEVELS, type Level, levelBy, MOST_SKILL, type Skill, STYLES, type Style } from '@jamaica/bots';
import type { Rng, Seat, View } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import { type Crew, defaultCrew } from '@jamaica/words';
import { sailorOf } from '../sailors.ts';

/** How good the rivals are, and what they like besides winning. */
interface Rivals {
  readonly level: Level;
  /** A place on the scale of the levels, instead of one of them. */
  readonly skill?: Skill;
  readonly style?: Style;
}

/** Who sits where: the person at the terminal, the names that were given to the seats, and who the others are. */
export interface Company extends Rivals {
  readonly person: Seat;
  readonly names: readonly string[];
}

/** How good the rivals are when nothing else is said. */
export const USUAL_LEVEL: Level = 'bosun';

export const crewOf = ({ names }: Company, players: number): Crew =>
  defaultCrew(players).map(({ pirate }, seat) => ({ pirate, name: names[seat] || null }));

/** The company that a saved game was played in; the usual one where the record does not say. */
export const companyIn = ({ play }: Fields, players: number): Company => {
  const { seat, names, level, skill, style } = isFields(play) ? play : {};
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
  const isNames = Array.isArray(names) && names.length <= players && names.every(isName);
  return {
    person: isSeat ? seat : 0,
    names: isNames ? names : [],
    level: LEVELS.find(each => each === level) ?? USUAL_LEVEL,
    ...(isSkill(skill) ? { skill } : {}),
    ...styleIn(style),
  };
};

export const isSkill = (input: unknown): input is Skill =>
  typeof input === 'number' && input >= 0 && input <= MOST_SKILL;

const styleIn = (input: unknown): Pick<Rivals, 'style'> => {
  const style = STYLES.find(each => each === input);
  return style ? { style } : {};
};

/** What a rival chooses. */
export const rivalsChoice = ({ level, skill, style }: Rivals, seen: View, rng: Rng): string =>
  sailorOf(skill === undefined ? level : levelBy(skill, rng), style).choose(seen, rng);

// A file from somewhere else must not steer the terminal.
const isName = (input: unknown): input is string => typeof input === 'string' && !/\p{Cc}/u.test(input);
