import type { Final, View } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import { letterOf, type Paint } from '../paint.ts';
import { table } from '../table.ts';

/** The count of the points, the winners marked. */
export const scores = ({ scores, winners }: Final, { ships }: View, words: TerminalWords, paint: Paint): string[] => {
  const { replay, names } = words;
  const head = [replay.ship, replay.space, replay.gold, replay.treasures, replay.total];
  const rows = scores.map((score, index) => [
    `${letterOf(ships[index].ship)} ${names.ship(ships[index].ship)}`,
    ...[score.space, score.gold, score.treasure, score.total].map(String),
  ]);
  return table([head, ...rows]).map((line, row) => {
    if (row === 0) return paint.strong(line);
    const { ship } = ships[row - 1];
    const mark = winners.includes(ship) ? `  * ${replay.winner}` : '';
    return paint.ship(ship, `${line}${mark}`);
  });
};
