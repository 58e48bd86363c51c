import { type Command, UsageError } from './command.ts';
import { wordsFor } from './words/all.ts';

/** In place of a command that the published package does not have: those of hosts need the whole project. */
const elsewhere: Command = {
  async run(_args, { language }) {
    throw new UsageError(wordsFor(language).frame.ofHosts);
  },
};

export { elsewhere as backup, elsewhere as migrate, elsewhere as serve };
