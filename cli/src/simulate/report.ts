import type { Language } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { table } from '../table.ts';
import { wrap } from '../wrap.ts';
import { figures, type NumberStyle } from './figures.ts';
import { histogram } from './histogram.ts';
import { ghostFortune, type SimulationResult } from './result.ts';
import { deviation, type Fortune, mean } from './tally.ts';

/** A result for people: the tables, and the histogram in the width of their terminal. */
export const report = (result: SimulationResult, language: Language, width: number): string[] => {
  const words = wordsFor(language);
  const numbers = figures(language);
  const { order, tally } = result;
  const { simulate } = words;
  return [
    ...wrap(
      simulate.title(order.rules, words.names.agreedInFull(order.rules), tally.games, order.sailors, order.seed),
      width,
    ),
    '',
    ...speed(result, words, numbers, width),
    '',
    simulate.bySeat,
    ...fortunes(tally.ships, words, numbers, ship => words.names.ship(ship === order.rules.players ? 'ghost' : ship)),
    '',
    simulate.byPlace,
    ...fortunes(tally.places, words, numbers, place => simulate.place(place + 1)),
    '',
    simulate.perGame,
    ...perGame(result, words, numbers),
    '',
    simulate.histogram,
    ...histogram(tally.scores, width, numbers.percent),
  ];
};

const indented = (lines: readonly string[]): string[] => lines.map(line => `  ${line}`.trimEnd());

const speed = (
  { tally, timing }: SimulationResult,
  { simulate }: TerminalWords,
  numbers: NumberStyle,
  columns: number,
): string[] => {
  const { rounds } = tally;
  const width = Math.max(simulate.speed.length, simulate.rounds.length);
  const line = (name: string, ...texts: string[]): string[] =>
    wrap(`${name.padEnd(width)}  ${texts.join(' · ')}`, columns, ' '.repeat(width + 2));
  return [
    ...line(
      simulate.speed,
      simulate.gamesASecond(numbers.whole(tally.games / timing.seconds)),
      simulate.decisionsASecond(numbers.rough(tally.decisions / timing.seconds)),
      simulate.inSeconds(numbers.fixed(timing.seconds, 1), timing.workers),
    ),
    ...line(
      simulate.rounds,
      `${simulate.mean} ${numbers.fixed(mean(rounds), 1)}`,
      `${simulate.least} ${numbers.whole(rounds.min)}`,
      `${simulate.most} ${numbers.whole(rounds.max)}`,
    ),
  ];
};

const fortunes = (
  all: readonly Fortune[],
  { simulate }: TerminalWords,
  numbers: NumberStyle,
  name: (index: number) => string,
): string[] =>
  indented(
    table([
      ['', simulate.mean, simulate.deviation, simulate.least, simulate.most, simulate.wins],
      ...all.map(({ scores, wins }, index) => [
        name(index),
        numbers.fixed(mean(scores), 2),
        numbers.fixed(deviation(scores), 2),
        numbers.whole(scores.min),
        numbers.whole(scores.max),
        numbers.percent(wins / scores.count),
      ]),
    ]),
  );

const perGame = (result: SimulationResult, { simulate }: TerminalWords, numbers: NumberStyle): string[] => {
  const { tally } = result;
  const ghost = ghostFortune(result);
  const each = (count: number, games: number): string => numbers.fixed(games === 0 ? 0 : count / games, 2);
  const share = (count: number, all: number): string => numbers.percent(all === 0 ? 0 : count / all);
  const lines = table([
    [simulate.battles, each(tally.battles, tally.games)],
    [`  ${simulate.attackerWins}`, share(tally.attackerWins, tally.battles)],
    [`  ${simulate.draws}`, share(tally.draws, tally.battles)],
    [simulate.shortages, each(tally.shortages, tally.games)],
    [simulate.treasures, each(tally.treasures, tally.games)],
    [simulate.reshuffles, each(tally.reshuffles, tally.games)],
    [simulate.sharedWins, share(tally.sharedWins, tally.games)],
    ...(ghost ? [[simulate.ghostWins, share(ghost.wins, tally.games)]] : []),
  ]);
  const remark = ghost ? [`(${simulate.ghostScore(numbers.fixed(mean(ghost.scores), 2))})`] : [];
  return indented([...lines, ...remark]);
};
