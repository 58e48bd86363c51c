import type { Dice } from '@jamaica/chance';
import type { Rules } from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import { read, write } from '../../shared/settings/stored.ts';
import type { Game } from '../game/game.svelte.ts';
import { play } from '../game/play.ts';
import { changeAfter, matched } from '../match/match.ts';
import { keepSkill, ownSkill } from '../match/own-skill.ts';
import { STYLE_OF } from '../talk/styles.ts';
import { crew } from './crew.ts';
import { LocalTable } from './local-table.ts';
import { SAVED, WON } from './saved.ts';
import { readTable } from './saved-table.ts';
import type { Berth } from './table.ts';

// Everything that a table in this browser needs. The first screen does without, and fetches it once it is there.

export { advise } from './advise.ts';

export const begin = (rules: Rules, berths: readonly Berth[], dice?: Dice): LocalTable =>
  LocalTable.begin(rules, matched(berths, ownSkill()), crew, dice);

const QUICK_RULES: Rules = { edition: '2021', players: 4, ghost: false };

/** One person against bots that are as strong. */
export const quick = (): LocalTable =>
  begin(
    QUICK_RULES,
    defaultCrew(QUICK_RULES.players).map((sailor, seat) =>
      seat === 0 ? { ...sailor, bot: null } : { ...sailor, bot: 'deckhand', skill: 0, style: STYLE_OF[sailor.pirate] },
    ),
  );

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
    const { waiting } = table.now.view(null);
    if (isWon(table)) write(WON, { won: true });
    const change = 'over' in waiting ? changeAfter(table.berths, waiting.over.winners) : null;
    if (change) keepSkill(change.to);
  };
  table.watch({ moved, rewound: moved });
  const game = play(table);
  write(SAVED, table.record());
  return game;
};
