import { skillAfter } from '@jamaica/bots';
import type { Final } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import type { Table } from './table.ts';

/** After a game against rivals on the scale of the levels: how strong they should be in the next, so that each ship wins as often as yours. */
export const nextTime = (
  { company, rules }: Table,
  { winners }: Final,
  { play: { calls } }: TerminalWords,
): string[] => {
  const { person, skill } = company;
  if (skill === undefined) return [];
  const share = winners.includes(person) ? 1 / winners.length : 0;
  const next = skillAfter(skill, share, rules.players);
  const command = `jamaica play --skill ${Number(next.toFixed(2))}`;
  if (next > skill) return [calls.stronger(command)];
  if (next < skill) return [calls.gentler(command)];
  return [share > 0 ? calls.strongest : calls.gentlest];
};
