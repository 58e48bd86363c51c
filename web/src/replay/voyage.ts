import { isOver, type Rules, type State } from '@jamaica/rules';
import { type Fields, isFields, type RecordFault, type Replay, replay } from '@jamaica/rules/record';
import { defaultCrew } from '@jamaica/words';
import { berthsIn } from '../table/berths.ts';
import type { Berth } from '../table/table.ts';

/** A recorded game, step by step. */
export interface Voyage {
  readonly record: Fields;
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  readonly game: Replay;
  /** The game before its first step, and after each. */
  readonly states: readonly State[];
  /** What the record says wrongly; then the voyage ends before that. */
  readonly fault: RecordFault | null;
}

/** Reads a record, as far as it fits the rules; null for what is no record at all. */
export const readVoyage = (input: unknown): Voyage | null => {
  if (!isFields(input)) return null;
  const whole = replay(input);
  const game = whole.ok ? whole.value : beginning(input);
  if (!game) return null;
  return {
    record: input,
    rules: game.rules,
    berths: berthsIn(input, game.rules.players) ?? strangers(game.rules.players),
    game,
    states: [game.start, ...game.steps.map(({ state }) => state)],
    fault: whole.ok ? null : whole.error,
  };
};

/** Who sat there is unknown, and so is whether they were people. */
const strangers = (players: number): readonly Berth[] => defaultCrew(players).map(sailor => ({ ...sailor, bot: null }));

/** A record with something wrong in it, up to there. */
const beginning = (record: Fields): Replay | null => {
  let steps = Array.isArray(record.steps) ? record.steps : [];
  for (;;) {
    const game = replay({ ...record, steps, final: undefined });
    if (game.ok) return game.value;
    if (steps.length === 0) return null;
    const { step, fault } = game.error;
    // A step whose marks are wrong goes with them, and so does the last one when the fault is in the score.
    const isItself = step !== null && !fault.why.startsWith('mark-');
    steps = steps.slice(0, isItself ? step : lastPlayed(steps.slice(0, step ?? steps.length)));
  }
};

const lastPlayed = (steps: readonly unknown[]): number => steps.findLastIndex(step => !isMark(step));

const isMark = (step: unknown): boolean => isFields(step) && 'after' in step;

/** Whether the game was played to its end. */
export const isFinished = ({ game }: Pick<Voyage, 'game'>): boolean => isOver(game.end);
