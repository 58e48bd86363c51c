import { availableParallelism } from 'node:os';
import { ADMIRAL_LOSS, type Decided, decisionsOf, type Judgement, meanLoss, thinkers, worst } from '@jamaica/bots';
import { isFields, type Replay } from '@jamaica/rules/record';
import { counting, optionName } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { oneFile, readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT, type Terminal } from './command.ts';
import { oneGame } from './one-record.ts';
import { companyIn, crewOf } from './play/company.ts';
import { ProgressLine } from './progress-line.ts';
import { seatAsked } from './seat-argument.ts';
import { progressLine } from './simulate/progress.ts';
import { table } from './table.ts';
import { wrap } from './wrap.ts';

const OPTIONS = {
  seat: { type: 'string' },
  games: { type: 'string', default: '1000' },
  game: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

const WIDTH = 80;
/** Each half of the games has to have some. */
const FEWEST_GAMES = 2;
const MOST_NAMED = 5;

type Judged = Decided & Judgement;

/** Says what every choice of a recorded game cost. */
export const analyse: Command = {
  async run(args, terminal) {
    const words = wordsFor(terminal.language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    const number = wholeNumber('--game', values.game, 1, words);
    const games = wholeNumber('--games', values.games, FEWEST_GAMES, words);
    const found = await oneGame(oneFile(positionals, words), number, terminal, words);
    if (typeof found === 'number') return found;
    const { record, game } = found;
    const { players } = game.rules;
    const seat = values.seat === undefined ? null : seatAsked(values.seat, players, words);
    const decisions = decisionsOf(game).filter(decided => seat === null || decided.seat === seat);
    const judged = await judgeAll(decisions, games, terminal, words);
    if (values.json) {
      terminal.output.write(
        `${JSON.stringify({ game: number, games: record.games, ...asJson(judged, games, game) })}\n`,
      );
      return EXIT.done;
    }
    const several = record.games > 1 ? [words.reading.gameOf(number, record.games)] : [];
    const named = isFields(record.value)
      ? wordsFor(terminal.language, crewOf(companyIn(record.value, players), players))
      : words;
    const width = Math.min(WIDTH, terminal.output.columns || WIDTH);
    terminal.output.write(`${[...several, ...tell(judged, games, game, named, terminal, width)].join('\n')}\n`);
    return EXIT.done;
  },
};

const judgeAll = async (
  decisions: readonly Decided[],
  games: number,
  terminal: Terminal,
  words: TerminalWords,
): Promise<Judged[]> => {
  const crew = thinkers(availableParallelism());
  const progress = new ProgressLine(terminal.errors);
  const began = performance.now();
  let done = 0;
  try {
    return await Promise.all(
      decisions.map(async decided => {
        const { view, choice, at } = decided;
        const judgement = await crew.judge(view, { choice, games, seed: `step ${at}` });
        done++;
        const seconds = (performance.now() - began) / 1000;
        progress.show(() => progressLine(done / decisions.length, seconds, terminal.errors.columns || WIDTH, words));
        return { ...decided, ...judgement };
      }),
    );
  } finally {
    crew.close();
    progress.clear();
  }
};

const seatsIn = (judged: readonly Judged[]): number[] => [...new Set(judged.map(({ seat }) => seat))].sort();

const lossOf = (judged: readonly Judged[], seat: number) => meanLoss(judged.filter(each => each.seat === seat));

const asJson = (judged: readonly Judged[], imagined: number, { steps }: Replay): object => ({
  imagined,
  mark: ADMIRAL_LOSS,
  seats: seatsIn(judged).map(seat => ({ seat, ...lossOf(judged, seat) })),
  choices: judged.map(({ at, seat, kind, view, choice, best, chance, bestChance, loss, doubt }) => ({
    step: steps[at - 1].at,
    round: view.round,
    seat,
    kind,
    choice,
    best,
    chance,
    bestChance,
    loss,
    doubt,
  })),
});

const tell = (
  judged: readonly Judged[],
  games: number,
  { steps }: Replay,
  words: TerminalWords,
  { language }: Terminal,
  width: number,
): string[] => {
  const { analyse, names } = words;
  const { points, percent, number } = counting(language);
  if (judged.length === 0) return [analyse.nothingChosen];
  const rows = seatsIn(judged).map(seat => {
    const { choices, mean, error } = lossOf(judged, seat);
    return [names.ship(seat), number(choices), points(mean), points(error)];
  });
  const mistakes = worst(judged, MOST_NAMED).flatMap(each => {
    const { view, seat, kind, choice, best, at } = each;
    const name = (option: string): string => optionName(view, seat, kind, option, words);
    const chances = { best: percent(each.bestChance), chance: percent(each.chance) };
    const said = analyse.mistake(names.ship(seat), name(choice), name(best), chances);
    const cost = analyse.cost(points(each.loss), points(each.doubt));
    return ['', analyse.moment(view.round, steps[at - 1].at + 1), ...wrap(`${said} ${cost}`, width, '  ', '  ')];
  });
  return [
    ...wrap(analyse.title(games), width),
    '',
    ...table([[analyse.player, analyse.choices, analyse.loss, '±'], ...rows]),
    '',
    ...wrap(analyse.note, width),
    ...wrap(analyse.mark(points(ADMIRAL_LOSS)), width),
    '',
    ...(mistakes.length === 0 ? [analyse.noMistake] : [analyse.worst, ...mistakes]),
  ];
};
