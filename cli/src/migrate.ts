import { moveToPostgres, NotMoved, readConfig } from '@jamaica/server';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { ProgressLine } from './progress-line.ts';

const WAYS = ['sqlite-to-postgres'];

/** Moves a host's data to another database. */
export const migrate: Command = {
  async run(args, { output, errors, language }) {
    const words = wordsFor(language);
    const { positionals } = readArguments(args, {}, words);
    const [way, file, ...more] = positionals;
    if (!WAYS.includes(way)) throw new UsageError(words.migrate.wayExpected(WAYS));
    if (file === undefined) throw new UsageError(words.migrate.fileMissing);
    if (more.length > 0) throw new UsageError(words.frame.unexpectedArgument(more[0]));
    const config = readConfig(process.env);
    if (!config.ok) throw new UsageError(words.serve.settingWrong(config.error.setting));
    if (config.value.databaseUrl === null) throw new UsageError(words.migrate.nowhere);
    const line = new ProgressLine(errors);
    const rows = new Map<string, number>();
    try {
      await moveToPostgres(file, config.value.databaseUrl, ({ table, moved, of }) => {
        rows.set(table, moved);
        line.show(() => words.migrate.progress(table, moved, of));
      });
    } catch (why) {
      if (!(why instanceof NotMoved)) throw why;
      throw new UsageError(words.migrate.notMoved(why.why, file));
    } finally {
      line.clear();
    }
    const all = [...rows.values()].reduce((sum, moved) => sum + moved, 0);
    output.write(`${words.migrate.moved(all, file)}\n`);
    return EXIT.done;
  },
};
