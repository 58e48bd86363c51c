import type { Dice } from '@jamaica/chance';
import type { Rules } from '@jamaica/rules';
import { read, write } from '../../shared/settings/stored.ts';
import type { Game } from '../game/game.svelte.ts';
import { play } from '../game/play.ts';
import { crew } from './crew.ts';
import { LocalTable } from './local-table.ts';
import { SAVED, WON } from './saved.ts';
import { readTable } from './saved-table.ts';
import type { Berth } from './table.ts';

// Everything that a table in this browser needs. The first screen does without, and fetches it once it is there.

export { advise } from './advise.ts';

export const begin = (rules: Rules, berths: readonly Berth[], dice?: Dice): LocalTable =>
  LocalTable.begin(rules, berths, crew, dice);

/** The table of a record; null for what is no such thing. */
export const tableOf = (record: unknown): LocalTable | null => readTable(record, crew);

/** The table that was left. */
export const resumed = (): LocalTable | null => tableOf(read(SAVED));

export const isOver = (table: LocalTable): boolean => 'over' in table.now.view(null).waiting;

/** Whether somebody in front of this screen has won against bots. */
const isWon = ({ now, berths }: LocalTable): boolean => {
  const { waiting } = now.view(null);
  return (
    'over' in waiting &&
    berths.some(({ bot }) => bot !== null) &&
    waiting.over.winners.some(winner => typeof winner === 'number' && berths[winner].bot === null)
  );
};

/** Sits down: from here on the game is saved after every step, and told to the logbook when it is over. */
export const sit = (table: LocalTable, keep: (record: object) => void): Game => {
  const moved = (): void => {
    write(SAVED, table.record());
    if (!isOver(table)) return;
    keep(table.record());
    if (isWon(table)) write(WON, { won: true });
  };
  table.watch({ moved, rewound: moved });
  const game = play(table);
  write(SAVED, table.record());
  return game;
};
