import type { Hex32 } from '@jamaica/chance';
import type { Sitter } from '@jamaica/messages';
import { type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import type { Entry } from '../log/entry.ts';
import { fold } from '../table/fold.ts';
import type { Change, Table } from '../table/table.ts';

/**
 * The record of a finished game with the secret of its dice, for everybody to verify, and who sat where. In a race of the day
 * others still sail by that secret: it is added when the day is over, to those who ask then.
 */
export const finishedRecord = async (
  id: string,
  pieces: AsyncIterable<readonly Entry[]>,
  secret: Hex32,
): Promise<object> => {
  const steps: RecordStep[] = [];
  let table: Table | null = null;
  for await (const piece of pieces)
    for (const entry of piece) {
      const change: Change = fold(id, table, entry);
      if (change.step) steps.push(...recorded(change.step));
      table = change.table;
    }
  if (!table?.game) throw new Error(`table ${id} never set sail`);
  const { game, commitment, terms, day } = table;
  return {
    ...writeRecord(terms.rules, game.setup, steps, game.state),
    fair: day
      ? { commitment, words: game.words, by: 'purpose' }
      : { commitment, secret, words: game.words, seals: game.seals },
    berths: berthsOf(table),
  };
};

/** Who sat in a seat, as a record says it. */
export const berthOf = (sitter: Sitter): object =>
  sitter.kind === 'bot'
    ? { pirate: sitter.pirate, name: null, bot: sitter.level }
    : { pirate: sitter.pirate, name: sitter.name, bot: null };

const berthsOf = ({ berths }: Table): object[] => berths.flatMap(berth => (berth ? [berthOf(berth.sitter)] : []));
