import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';
import { PROGRAM, programOf } from './program-rows.ts';
import type { ProgramStore } from './program-store.ts';
import { changed, many, one } from './row.ts';

export const sqlitePrograms = (database: DatabaseSync, commits: GroupCommit): ProgramStore => {
  const list = database.prepare(
    `INSERT INTO programs (person, level, languages, about, tables) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (person) DO UPDATE SET level = excluded.level, languages = excluded.languages, about = excluded.about,
       tables = excluded.tables`,
  );
  const unlist = database.prepare('DELETE FROM programs WHERE person = ?');
  const program = database.prepare(`${PROGRAM} WHERE programs.person = ?`);
  const programs = database.prepare(`${PROGRAM} ORDER BY seen_at DESC, programs.person LIMIT ?`);
  const seen = database.prepare('UPDATE programs SET seen_at = ? WHERE person IN (SELECT value FROM json_each(?))');
  return {
    listProgram: (person, { level, languages, about, tables }) =>
      commits.write(() => void changed(list, person, level, languages.join(' '), about, tables)),
    unlistProgram: person => commits.write(() => void changed(unlist, person)),
    program: async person => one(program, programOf, person),
    programs: async most => many(programs, programOf, most),
    programsSeen: (people, at) => commits.write(() => void changed(seen, at, JSON.stringify(people))),
  };
};
