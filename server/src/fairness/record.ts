import type { Hex32 } from '@jamaica/chance';
import type { Sitter } from '@jamaica/messages';
import { playAgain, type Refusal, type Result, type State, type Step, start } from '@jamaica/rules';
import { FORMER_READING, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import type { Entry } from '../log/entry.ts';
import type { Table } from '../table/table.ts';

/**
 * The record of a finished game with the secret of its dice, for everybody to verify, and who sat where. In a race of the day
 * others still sail by that secret: it is added when the day is over, to those who ask then.
 */
export const finishedRecord = async (
  { id, game, commitment, terms, day, berths }: Table,
  pieces: AsyncIterable<readonly Entry[]>,
  secret: Hex32,
): Promise<object> => {
  if (!game) throw new Error(`table ${id} never set sail`);
  const steps: RecordStep[] = [];
  let state: State | null = null;
  // How the table ended is known: of what happened there only the game is played again, for the marks of its turns.
  for await (const piece of pieces)
    for (const entry of piece) {
      if (entry.kind === 'started') state = start(terms.rules, game.setup, entry.reading ?? FORMER_READING);
      if (entry.kind !== 'step' || state === null) continue;
      const again: Result<Step, Refusal> = playAgain(state, entry.step);
      if (!again.ok) throw new Error(`step ${entry.number} of ${id} was refused: ${again.error.why}`);
      steps.push(...recorded(again.value));
      state = again.value.state;
    }
  return {
    ...writeRecord(terms.rules, game.setup, steps, game.state),
    fair: day
      ? { commitment, words: game.words, by: 'purpose' }
      : { commitment, secret, words: game.words, seals: game.seals },
    berths: berthsOf(berths),
  };
};

/** Who sat in a seat, as a record says it. */
export const berthOf = (sitter: Sitter): object =>
  sitter.kind === 'bot'
    ? { pirate: sitter.pirate, name: null, bot: sitter.level }
    : { pirate: sitter.pirate, name: sitter.name, bot: null };

const berthsOf = (berths: Table['berths']): object[] => berths.flatMap(berth => (berth ? [berthOf(berth.sitter)] : []));
