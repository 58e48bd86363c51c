import { LEVELS } from '@jamaica/bots';
import type { Program } from './program-store.ts';
import { number, type Row, text, textOrNull } from './row.ts';

// What rows about programs mean, whichever database they come from.

export const PROGRAM = `SELECT programs.person, bot.name, holder.name AS owner, level, languages, about, tables, seen_at
  FROM programs JOIN people AS bot ON bot.id = programs.person JOIN people AS holder ON holder.id = bot.owner`;

export const programOf = (row: Row): Program => {
  const level = LEVELS.find(each => each === text(row, 'level'));
  if (level === undefined) throw new Error(`no level ${text(row, 'level')}`);
  return {
    person: text(row, 'person'),
    name: text(row, 'name'),
    owner: text(row, 'owner'),
    level,
    languages: text(row, 'languages').split(' ').filter(Boolean),
    about: textOrNull(row, 'about'),
    tables: number(row, 'tables'),
    seenAt: number(row, 'seen_at'),
  };
};
