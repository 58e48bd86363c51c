import { availableParallelism } from 'node:os';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT, type Terminal, UsageError } from './command.ts';
import { ProgressLine } from './progress-line.ts';
import { RULES_OPTIONS, rulesAsked } from './rules-arguments.ts';
import { SAILORS } from './sailors.ts';
import { sailTogether } from './simulate/crew.ts';
import type { Order } from './simulate/order.ts';
import { progressLine } from './simulate/progress.ts';
import { report } from './simulate/report.ts';
import { resultJson, type SimulationResult } from './simulate/result.ts';

const OPTIONS = {
  ...RULES_OPTIONS,
  games: { type: 'string', default: '10000' },
  seed: { type: 'string', default: 'jamaica' },
  sailors: { type: 'string', default: 'random' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const WIDTH = 80;

/** Plays many games and shows what is usual in them. */
export const simulate: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    if (positionals.length > 0) throw new UsageError(words.frame.unexpectedArgument(positionals[0]));
    const order: Order = {
      rules: rulesAsked(values, words),
      games: wholeNumber('--games', values.games, 1, words),
      seed: values.seed,
      sailors: sailorsAsked(values.sailors, words),
    };
    const workers =
      values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers, 1, words);
    const result = await sail(order, workers, terminal, words);
    if (values.json) terminal.output.write(`${JSON.stringify(resultJson(result))}\n`);
    else tell(result, terminal, words);
    return EXIT.done;
  },
};

const sailorsAsked = (given: string, { simulate: words }: TerminalWords): Order['sailors'] => {
  const sailor = SAILORS.find(({ name }) => name === given);
  if (sailor) return sailor.name;
  throw new UsageError(
    words.sailorsExpected(
      given,
      SAILORS.map(({ name }) => name),
    ),
  );
};

/** Plays the games, or as many as have been played when it is interrupted. */
const sail = async (
  order: Order,
  workers: number,
  terminal: Terminal,
  words: TerminalWords,
): Promise<SimulationResult> => {
  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  // It may come twice, from the terminal and from a program around this one: the second signal must not end it without a word.
  process.on('SIGINT', stop);
  const progress = new ProgressLine(terminal.errors);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  try {
    const tally = await sailTogether(order, workers, interrupt.signal, ({ games }) =>
      progress.show(() => progressLine(games / order.games, seconds(), terminal.errors.columns || WIDTH, words)),
    );
    return { order, tally, timing: { seconds: seconds(), workers } };
  } finally {
    process.off('SIGINT', stop);
    progress.clear();
  }
};

const tell = (result: SimulationResult, { output, language }: Terminal, { simulate: words }: TerminalWords): void => {
  const { order, tally } = result;
  const stopped = tally.games < order.games ? [words.stopped(tally.games, order.games)] : [];
  const lines =
    tally.games === 0 ? [words.nothingPlayed] : [...stopped, ...report(result, language, output.columns || WIDTH)];
  output.write(`${lines.join('\n')}\n`);
};
