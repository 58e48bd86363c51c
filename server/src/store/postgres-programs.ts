import type { PostgresPool } from './postgres-pool.ts';
import { PROGRAM, programOf } from './program-rows.ts';
import type { ProgramStore } from './program-store.ts';

// Each of these does no harm when it is done twice, or by two servers at a time.
export const postgresPrograms = (pool: PostgresPool): ProgramStore => ({
  listProgram: async (person, { level, languages, about, tables }) => {
    await pool.safely(
      `INSERT INTO programs (person, level, languages, about, tables) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (person) DO UPDATE SET level = excluded.level, languages = excluded.languages, about = excluded.about,
         tables = excluded.tables`,
      [person, level, languages.join(' '), about, tables],
    );
  },
  unlistProgram: async person => {
    await pool.safely('DELETE FROM programs WHERE person = $1', [person]);
  },
  program: person => pool.one(programOf, `${PROGRAM} WHERE programs.person = $1`, person),
  programs: most => pool.many(programOf, `${PROGRAM} ORDER BY seen_at DESC, programs.person LIMIT $1`, most),
  programsSeen: async (people, at) => {
    await pool.safely('UPDATE programs SET seen_at = $1 WHERE person = ANY ($2)', [at, people]);
  },
});
