import type { Seat, View } from '@jamaica/rules';
import type { Replay } from '@jamaica/rules/record';
import type { TerminalWords } from '@jamaica/words/terminal';
import { letterOf, type Paint } from '../paint.ts';
import { MARKS } from '../strip.ts';

const A_ROW = 3;
const rows = (crew: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(crew.length / A_ROW) }, (_, row) =>
    crew.slice(row * A_ROW, (row + 1) * A_ROW).join('  '),
  );

/** What stands above the story: which game it is, who is who, and what the marks of the strip mean. */
export const opening = (
  game: Replay,
  { ships }: View,
  viewer: Seat | null,
  words: TerminalWords,
  paint: Paint,
): string[] => {
  const { replay, names } = words;
  const crew = ships.map(({ ship }) => {
    const seat = ship === 'ghost' ? '' : ` (${replay.seat(ship)})`;
    return `${paint.ship(ship, `${letterOf(ship)} ${names.ship(ship)}`)}${seat}`;
  });
  const marks = [
    `${MARKS.portRoyal} ${replay.portRoyal}`,
    `${MARKS.sea} ${replay.sea}`,
    `${MARKS.port} ${replay.port}`,
    `${MARKS.treasure} ${replay.treasure}`,
    `${MARKS.lair} ${replay.lair}`,
    `${MARKS.redLine} ${replay.redLine}`,
  ];
  return [
    paint.strong(replay.title(game.rules)),
    ...(viewer === null ? [] : [replay.seenBy(viewer)]),
    ...rows(crew),
    paint.faint(marks.join('  ')),
  ];
};
