import { LEVELS, type Skill, skillAfter } from '@jamaica/bots';
import type { ShipName } from '@jamaica/rules';
import type { Berth } from '../table/table.ts';

// Opponents as strong as whoever plays against them: after every race that one person sails against such bots alone they move on the
// scale of the levels.

/** How strong they were in a race, and how strong they will be in the next. */
export interface SkillChange {
  readonly from: Skill;
  readonly to: Skill;
  readonly isWon: boolean;
}

/** What a race that is over changes; null where the opponents were others, or people. */
export const changeAfter = (berths: readonly Berth[], winners: readonly ShipName[]): SkillChange | null => {
  const people = berths.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const skills = berths.flatMap(({ bot, skill }) => (bot === null ? [] : [skill]));
  const [from] = skills;
  if (people.length !== 1 || from === undefined || skills.some(skill => skill !== from)) return null;
  const share = winners.includes(people[0]) ? 1 / winners.length : 0;
  return { from, to: skillAfter(from, share, berths.length), isWon: share > 0 };
};

/** A bot as strong as that. It is called by the level that it is nearest to. */
export const asStrong = (berth: Berth, skill: Skill): Berth => ({ ...berth, bot: LEVELS[Math.round(skill)], skill });

/** A crew in which everybody who is as strong as you is so today. */
export const matched = (berths: readonly Berth[], skill: Skill): readonly Berth[] =>
  berths.map(berth => (berth.skill === undefined ? berth : asStrong(berth, skill)));
