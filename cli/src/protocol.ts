import { once } from 'node:events';
import { type Command, EXIT, type Terminal } from './command.ts';
import { lines } from './lines.ts';
import { Session } from './protocol/session.ts';

// A record of the longest game is a few hundred kilobytes; no request comes near that.
const LONGEST_LINE = 1 << 20;

/** The engine protocol: one JSON object a line, answered with one line. */
export const protocol: Command = {
  async run(_args, { input, output }: Terminal) {
    const session = new Session();
    for await (const batch of lines(input, LONGEST_LINE)) {
      let answers = '';
      let isOver = false;
      for (const line of batch) {
        const answer = typeof line === 'string' ? session.answer(line) : tooLong(line.tooLong);
        if (answer === null) {
          isOver = true;
          break;
        }
        answers += `${answer}\n`;
      }
      if (!output.write(answers)) await once(output, 'drain');
      if (isOver) break;
    }
    return EXIT.done;
  },
};

const tooLong = (length: number): string =>
  JSON.stringify({ ok: false, error: `expected a line of at most ${LONGEST_LINE} bytes, not ${length}` });
