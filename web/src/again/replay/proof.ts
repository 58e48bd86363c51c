import {
  DEAL,
  type Fair,
  type FairFault,
  firstBlock,
  firstBlockFor,
  purposesOf,
  readFair,
  verifyFair,
} from '@jamaica/chance';
import type { Chance, Setup } from '@jamaica/rules';
import type { Voyage } from '../../playing/logbook/voyage.ts';

/** A chance of the game: what fell, and the beginning of the stream of bytes that it was drawn from. */
interface ProofRow {
  readonly number: number;
  /** After which step of the voyage it had fallen; the set-up before the first. */
  readonly at: number;
  readonly fell: Setup | Chance;
  readonly bytes: string;
  /** Whether it is the one that does not fit. */
  readonly isWrong: boolean;
}

/** What came of checking a record's dice. What was in order before something wrong is proven all the same. */
export interface Verified {
  readonly fault: FairFault | null;
  /** What everything is drawn from; null where that is not in the record. */
  readonly fair: Fair | null;
  readonly rows: readonly ProofRow[];
}

/** Checks the dice of a record, from its secret alone. */
export const verify = ({ record, rules, game }: Pick<Voyage, 'record' | 'rules' | 'game'>): Verified => {
  const checked = verifyFair(record);
  const fault = checked.ok ? null : checked.error;
  const read = readFair(record.fair, rules.players);
  if (!read.ok) return { fault, fair: null, rows: [] };
  const fell = [
    { at: 0, fell: game.setup },
    ...game.steps.flatMap(({ step }, index) => ('decide' in step ? [] : [{ at: index + 1, fell: step }])),
  ];
  const purposes = [DEAL, ...purposesOf(fell.flatMap(({ fell: each }) => ('captain' in each ? [] : [each])))];
  const bytesOf = (number: number): string =>
    read.value.by === 'purpose' ? firstBlockFor(read.value, purposes[number]) : firstBlock(read.value, number);
  const until = provenUntil(fault);
  return {
    fault,
    fair: read.value,
    rows: fell.slice(0, until + 1).map((row, number) => ({
      ...row,
      number,
      bytes: bytesOf(number),
      isWrong: number === until,
    })),
  };
};

/** The first chance that is not proven. */
const provenUntil = (fault: FairFault | null): number => {
  if (fault?.why === 'setup-differs') return 0;
  return fault?.why === 'chance-differs' ? fault.number : Number.POSITIVE_INFINITY;
};
