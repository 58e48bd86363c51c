import { finalOf, isOver, type Seat, view } from '@jamaica/rules';
import { isFields, type Replay } from '@jamaica/rules/record';
import { type Crew, defaultCrew } from '@jamaica/words';
import type { TerminalWords } from '@jamaica/words/terminal';
import { wordsFor } from '@jamaica/words/terminal';
import { oneFile, readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { oneGame } from './one-record.ts';
import { type Paint, painter } from './paint.ts';
import { companyIn, crewOf } from './play/company.ts';
import { chapters, type RecordedRound } from './replay/chapters.ts';
import { opening } from './replay/opening.ts';
import { type Paragraph, paragraphs } from './replay/paragraphs.ts';
import { scores } from './replay/scores.ts';
import { shipLines } from './replay/ship-lines.ts';
import { seatAsked } from './seat-argument.ts';
import { strip } from './strip.ts';
import { wrap } from './wrap.ts';

const OPTIONS = {
  round: { type: 'string' },
  seat: { type: 'string' },
  game: { type: 'string' },
  all: { type: 'boolean' },
} as const;

/** What the telling of a game needs beside the game. */
interface Telling {
  readonly viewer: Seat | null;
  readonly all: boolean;
  readonly width: number;
  readonly crew: Crew;
  readonly words: TerminalWords;
  readonly paint: Paint;
}

const WIDEST = 80;
const NARROWEST = 40;

/** Tells a recorded game. */
export const replay: Command = {
  async run(args, terminal) {
    const { language } = terminal;
    const words = wordsFor(language);
    const { values, positionals } = readArguments(args, OPTIONS, words);
    const number = wholeNumber('--game', values.game ?? '1', 1, words);
    const rounds = values.round === undefined ? null : readRounds(values.round, words);
    const found = await oneGame(oneFile(positionals, words), number, terminal, words);
    if (typeof found === 'number') return found;
    const { record, game } = found;
    const { players } = game.rules;
    const crew = isFields(record.value) ? crewOf(companyIn(record.value, players), players) : defaultCrew(players);
    const telling: Telling = {
      viewer: values.seat === undefined ? null : seatAsked(values.seat, players, words),
      all: values.all ?? false,
      // A terminal that does not know its width says 0.
      width: Math.max(NARROWEST, Math.min(WIDEST, terminal.output.columns || WIDEST)),
      crew,
      words: wordsFor(language, crew),
      paint: painter(terminal.colour),
    };
    const several = record.games > 1 ? [words.reading.gameOf(number, record.games)] : [];
    terminal.output.write(`${[...several, ...tellGame(game, rounds, telling)].join('\n')}\n`);
    return EXIT.done;
  },
};

const readRounds = (given: string, words: TerminalWords): readonly [number, number] => {
  const [, first, last] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(given) ?? [];
  const rounds = [Number(first), Number(last ?? first)] as const;
  if (!(rounds[0] >= 1 && rounds[1] >= rounds[0])) throw new UsageError(words.replay.roundExpected(given));
  return rounds;
};

const tellGame = (game: Replay, rounds: readonly [number, number] | null, telling: Telling): string[] => {
  const { words, viewer, paint } = telling;
  const told = chapters(game, viewer);
  const [first, last] = rounds ?? [1, told.length];
  if (rounds && first > told.length) throw new UsageError(words.replay.noSuchRound(first, told.length));
  const now = view(game.end, viewer);
  return [
    ...opening(game, now, viewer, words, paint),
    ...told.slice(first - 1, last).flatMap(chapter => tellChapter(chapter, telling)),
    ...(last >= told.length ? ending(game, telling) : []),
  ];
};

const tellChapter = ({ events, end }: RecordedRound, telling: Telling): string[] => {
  const { words, paint, viewer, all, width } = telling;
  const now = view(end, viewer);
  const behind = now.ships.filter(({ position }) => position.lap < 0).map(({ ship }) => ship);
  return [
    '',
    ...paragraphs(events, all, words).flatMap(paragraph => set(paragraph, telling)),
    '',
    ...strip(now, paint).map(line => `  ${line}`),
    ...(behind.length > 0 ? [`  ${words.replay.behindStart(behind)}`] : []),
    '',
    ...shipLines(now, words, paint, width - 2).map(line => `  ${line}`),
  ];
};

const set = ({ kind, text }: Paragraph, telling: Telling): string[] => {
  const { width, paint } = telling;
  if (kind === 'heading') return [paint.strong(`== ${text} ${'='.repeat(Math.max(2, width - text.length - 4))}`)];
  const lines = wrap(text, width, '    ', kind === 'flush' ? '' : '  ');
  return lines.map(line => withNames(line, telling));
};

// `RegExp.escape` came with Node 24.
const asItIs = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The names in their colours: a pirate's with whatever ending the grammar gives it, a given one as it is. */
const withNames = (line: string, { crew, words: { names }, paint }: Telling): string => {
  const seats = crew.map((_, seat) => seat).sort((a, b) => names.ship(b).length - names.ship(a).length);
  const found = seats.map(seat => `(${asItIs(names.ship(seat))}${crew[seat].name === null ? '\\p{L}{0,3}' : ''})`);
  return line.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    (name, ...groups) => paint.ship(seats[groups.indexOf(name)], name),
  );
};

const ending = ({ end }: Replay, { viewer, words, paint }: Telling): string[] => {
  if (!isOver(end)) return ['', words.replay.unfinished];
  const final = finalOf(end);
  return ['', paint.strong(words.story.gameOver(final.winners)), '', ...scores(final, view(end, viewer), words, paint)];
};
