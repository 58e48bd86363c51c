import type { Language } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { figures, type NumberStyle } from '../simulate/figures.ts';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';
import { markdown } from './markdown.ts';
import { type ContestResult, challenges, chanceOf, gamesPlayed, openStandings } from './result.ts';
import type { Standing } from './standing.ts';
import type { Interval } from './wilson.ts';

/** A result for people. */
export const report = (result: ContestResult, language: Language, width: number): string[] => {
  const words = wordsFor(language);
  const numbers = figures(language);
  const { arena, simulate } = words;
  const { contest, played, seconds, workers } = result;
  return [
    ...wrap(
      arena.title(contest.rules, words.names.agreedInFull(contest.rules), gamesPlayed(played), contest.seed),
      width,
    ),
    '',
    ...rowsOf(result, words, numbers),
    '',
    ...wrap(arena.note(numbers.percent(chanceOf(contest))), width),
    simulate.inSeconds(numbers.fixed(seconds, 1), workers),
  ];
};

const rowsOf = (result: ContestResult, words: TerminalWords, numbers: NumberStyle): string[] => {
  switch (result.contest.kind) {
    case 'open':
      return standingsTable(openStandings(result), words, numbers);
    case 'ladder':
      return ladderTable(result, words, numbers);
    case 'curve':
      return curveTable(result, words, numbers);
  }
};

const LONGEST_NAME = 19;
const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

const between = ([low, high]: Interval, numbers: NumberStyle): string =>
  `${numbers.percent(low)}–${numbers.percent(high)}`;

const standingsTable = (standings: readonly Standing[], { arena }: TerminalWords, numbers: NumberStyle): string[] => {
  const hasPrograms = standings.some(({ isProgram }) => isProgram);
  const rows = standings.map(each => [
    shortened(each.name),
    numbers.whole(each.games),
    numbers.percent(each.winRate),
    between(each.interval, numbers),
    numbers.fixed(each.score, 1),
    numbers.fixed(each.rating.mu, 1),
    numbers.fixed(each.milliseconds, 1),
  ]);
  const head = [arena.bot, arena.games, arena.winRate, arena.interval, arena.score, arena.rating, arena.milliseconds];
  return [...table([head, ...rows]), ...(hasPrograms ? ['', ...troublesOf(standings, arena)] : [])];
};

const troublesOf = (standings: readonly Standing[], arena: TerminalWords['arena']): string[] =>
  standings.filter(({ isProgram }) => isProgram).map(({ name, troubles }) => arena.troubles(name, troubles));

const ladderTable = (result: ContestResult, { arena }: TerminalWords, numbers: NumberStyle): string[] =>
  markdown(
    [
      [arena.level, arena.over, arena.games, arena.winRate, arena.interval],
      ...challenges(result).map(({ standing, over }) => [standing.name, over, ...success(standing, numbers)]),
    ],
    2,
  );

const success = ({ games, winRate, interval }: Standing, numbers: NumberStyle): string[] => [
  numbers.whole(games),
  numbers.percent(winRate),
  between(interval, numbers),
];

const curveTable = (result: ContestResult, { arena }: TerminalWords, numbers: NumberStyle): string[] => {
  const rows = challenges(result);
  const [{ standing: first, over }] = rows;
  const lines = markdown(
    [
      [arena.imagined, arena.games, arena.winRate, arena.interval, arena.milliseconds],
      ...rows.map(({ standing, budget }) => [
        budget === null ? '' : numbers.whole(budget),
        ...success(standing, numbers),
        numbers.fixed(standing.milliseconds, 1),
      ]),
    ],
    0,
  );
  return [arena.pairing(first.name, over), '', ...lines];
};
