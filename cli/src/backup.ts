import { basename, dirname, extname, join } from 'node:path';
import { backUp, databaseIn, readConfig, type WhyNoBackup } from '@jamaica/server';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';

const OPTIONS = { data: { type: 'string' } } as const;

/** Copies the database of a server, even while it runs. */
export const backup: Command = {
  async run(args, { output, language }) {
    const words = wordsFor(language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError(words.backup.fileMissing(dated('jamaica.db')));
    if (more.length > 0) throw new UsageError(words.frame.unexpectedArgument(more[0]));
    const config = readConfig({ ...process.env, DATA_DIR: values.data ?? process.env.DATA_DIR });
    if (!config.ok) throw new UsageError(words.serve.settingWrong(config.error.setting));
    const { dataDir, databaseUrl } = config.value;
    if (databaseUrl !== null) throw new UsageError(words.backup.isPostgres);
    const database = databaseIn(dataDir);
    const copied = await backUp(database, file);
    if (!copied.ok) throw new UsageError(refusal(copied.error, database, file, words));
    output.write(`${words.backup.done(file, join(dataDir, 'keys.json'))}\n`);
    return EXIT.done;
  },
};

const refusal = (why: WhyNoBackup, database: string, file: string, { backup: words }: TerminalWords): string => {
  switch (why) {
    case 'no-database':
      return words.noDatabase(database);
    case 'not-a-harbour':
      return words.notAHarbour(database);
    case 'no-folder':
      return words.noFolder(dirname(file));
    case 'is-a-folder':
      return words.isAFolder(file, join(file, dated('jamaica.db')));
    case 'taken':
      return words.taken(file, dated(file));
    case 'unwritable':
      return words.unwritable(file);
    case 'no-room':
      return words.noRoom(file);
  }
};

/** The name with today's date: `jamaica-2026-11-16.db`. */
const dated = (file: string): string => {
  const kind = extname(file);
  const today = new Date().toISOString().slice(0, 10);
  return join(dirname(file), `${basename(file, kind)}-${today}${kind}`);
};
