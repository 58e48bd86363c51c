import { MOST_SKILL, type Skill, skillOf } from '@jamaica/bots';
import { read, write } from '../../shared/settings/stored.ts';
import { hasWon } from '../table/saved.ts';

const MATCH = 'jamaica.match';

/** How strong "as strong as you" is in this browser. People who had won before this was kept began with bosuns too. */
export const ownSkill = (): Skill => {
  const { skill } = read(MATCH);
  if (typeof skill === 'number' && skill >= 0 && skill <= MOST_SKILL) return skill;
  return skillOf(hasWon() ? 'bosun' : 'deckhand');
};

export const keepSkill = (skill: Skill): void => write(MATCH, { skill });
