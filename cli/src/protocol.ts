import { once } from 'node:events';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, type Terminal, UsageError } from './command.ts';
import { lines } from './lines.ts';
import { Conversation } from './protocol/conversation.ts';

// A record of the longest game is a few hundred kilobytes; no request comes near that.
const LONGEST_LINE = 1 << 20;

/** The engine protocol: one JSON object a line, answered with one line. */
export const protocol: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { positionals } = readArguments(args, {}, words);
    if (positionals.length > 0) throw new UsageError(words.frame.unexpectedArgument(positionals[0]));
    const conversation = new Conversation();
    const say = sayer(terminal);
    for await (const batch of lines(terminal.pipes?.input ?? terminal.input, LONGEST_LINE)) {
      const answers: Uint8Array[] = [];
      let isOver = false;
      for (const line of batch) {
        const answer = typeof line === 'string' ? conversation.answer(line) : tooLong(line.tooLong);
        isOver = answer === null;
        if (isOver) break;
        const bytes = conversation.takeBytes();
        answers.push(Buffer.from(`${answer}\n`), ...bytes);
        // They may be many: lines alone are answered together.
        if (bytes.length > 0) await say(answers.splice(0));
      }
      if (answers.length > 0) await say(answers);
      if (isOver) break;
    }
    return EXIT.done;
  },
};

const sayer = (terminal: Terminal): ((answers: readonly Uint8Array[]) => unknown) => {
  const { pipes } = terminal;
  if (pipes) return answers => pipes.write(Buffer.concat(answers));
  const { output } = terminal;
  return answers => output.write(Buffer.concat(answers)) || once(output, 'drain');
};

const tooLong = (length: number): string =>
  JSON.stringify({ ok: false, error: `expected a line of at most ${LONGEST_LINE} bytes, not ${length}` });
