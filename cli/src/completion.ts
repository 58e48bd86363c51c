import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { bashCompletion } from './completion/bash.ts';
import { fishCompletion } from './completion/fish.ts';
import { SHELLS, type Shell } from './completion/shells.ts';
import { zshCompletion } from './completion/zsh.ts';

/** Prints what makes a shell complete our command lines, explained in the user's language. */
export const completion: Command = {
  async run(args, { output, language }) {
    const words = wordsFor(language);
    const { positionals } = readArguments(args, {}, words);
    const [given = '', more] = positionals;
    if (more !== undefined) throw new UsageError(words.frame.unexpectedArgument(more));
    const shell = SHELLS.find(each => each === given);
    if (shell === undefined) throw new UsageError(words.frame.shellExpected(given, SHELLS));
    output.write(`${completionFor(shell, words)}\n`);
    return EXIT.done;
  },
};

export const completionFor = (shell: Shell, words: TerminalWords): string => {
  switch (shell) {
    case 'bash':
      return bashCompletion(words);
    case 'zsh':
      return zshCompletion(words);
    case 'fish':
      return fishCompletion(words);
  }
};
