import { once } from 'node:events';
import { readArguments } from './arguments.ts';
import { type Command, EXIT, type Terminal, UsageError } from './command.ts';
import { lines } from './lines.ts';
import { Conversation } from './protocol/conversation.ts';
import { wordsFor } from './words/all.ts';

// A record of the longest game is a few hundred kilobytes; no request comes near that.
const LONGEST_LINE = 1 << 20;

/** The engine protocol: one JSON object a line, answered with one line. */
export const protocol: Command = {
  async run(args, { input, output, language }: Terminal) {
    const words = wordsFor(language);
    const { positionals } = readArguments(args, {}, words);
    if (positionals.length > 0) throw new UsageError(words.frame.unexpectedArgument(positionals[0]));
    const conversation = new Conversation();
    for await (const batch of lines(input, LONGEST_LINE)) {
      let answers = '';
      let isOver = false;
      for (const line of batch) {
        const answer = typeof line === 'string' ? conversation.answer(line) : tooLong(line.tooLong);
        if (answer === null) {
          isOver = true;
          break;
        }
        answers += `${answer}\n`;
        const bytes = conversation.takeBytes();
        if (bytes.length === 0) continue;
        output.write(Buffer.concat([Buffer.from(answers), ...bytes]));
        answers = '';
      }
      if (answers !== '' && !output.write(answers)) await once(output, 'drain');
      if (isOver) break;
    }
    return EXIT.done;
  },
};

const tooLong = (length: number): string =>
  JSON.stringify({ ok: false, error: `expected a line of at most ${LONGEST_LINE} bytes, not ${length}` });
