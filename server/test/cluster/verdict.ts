import type { PersonId, TableId } from '@jamaica/messages';
import type { Asked, CameBack, Heard } from './history.ts';

/** A choice in the log of a table. */
export interface Written {
  readonly person: PersonId;
  readonly decision: number;
  readonly choice: string;
}

/** What the log of a table says. */
export interface LogRead {
  readonly table: TableId;
  /** Of all its entries. */
  readonly numbers: readonly number[];
  /** The choices of people in their order; those of bots are nobody's. */
  readonly written: readonly Written[];
  /** How often the game ended. */
  readonly ends: number;
  /** What somebody sees after the entry with this number, as a fingerprint. */
  shown(person: PersonId, number: number): string | null;
}

export type FaultKind =
  | 'gap' // the numbers of a log are not 1, 2, 3…
  | 'unfinished'
  | 'ended-twice'
  | 'lost' // acknowledged, and not in the log
  | 'duplicated' // one decision of one person, twice in the log
  | 'reordered' // acknowledged before the other was asked for, and after it in the log
  | 'invented' // in the log, and nobody asked for it
  | 'refused-but-done'
  | 'wrong-view'
  | 'missed' // a socket heard a change, and not the one after it
  | 'went-back'; // who came back was shown less than they knew

export interface Fault {
  readonly kind: FaultKind;
  readonly table: TableId;
  readonly what: string;
}

/** What people remember. */
export interface Witnessed {
  readonly asked: readonly Asked[];
  readonly heard: readonly Heard[];
  readonly cameBack: readonly CameBack[];
}

/** A choice that was acknowledged: it happened between two times, and has a place in the log. */
interface Op {
  readonly from: number;
  readonly to: number;
  readonly place: number;
  readonly what: string;
}

const keyOf = ({ person, decision }: Written): string => `${person} ${decision}`;
const wordOf = ({ person, decision, choice }: Written): string => `${person} chose ${choice} at ${decision}`;
const group = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T[]> => Map.groupBy(items, key);

/** Holds what people were told against what the logs say. Nothing: all is well. */
export const faultsOf = (logs: readonly LogRead[], { asked, heard, cameBack }: Witnessed): Fault[] => {
  const asks = group(asked, ({ table }) => table);
  const messages = group(heard, ({ table }) => table);
  const returns = group(cameBack, ({ table }) => table);
  const known = new Set(logs.map(({ table }) => table));
  const lost = [...asks.keys()].filter(table => !known.has(table));
  return [
    ...lost.map(table => fault('lost', table, 'the whole table')),
    ...logs.flatMap(log => [
      ...faultsOfLog(log),
      ...faultsOfChoices(log, asks.get(log.table) ?? []),
      ...faultsOfViews(log, messages.get(log.table) ?? [], returns.get(log.table) ?? []),
    ]),
  ];
};

const fault = (kind: FaultKind, table: TableId, what: string): Fault => ({ kind, table, what });

const faultsOfLog = ({ table, numbers, ends, written }: LogRead): Fault[] => {
  const faults: Fault[] = [];
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap >= 0) faults.push(fault('gap', table, `${numbers[gap]} is entry ${gap + 1}`));
  if (ends === 0) faults.push(fault('unfinished', table, `after ${numbers.length} entries`));
  if (ends > 1) faults.push(fault('ended-twice', table, `${ends} times`));
  for (const [, same] of group(written, keyOf))
    if (same.length > 1) faults.push(fault('duplicated', table, same.map(wordOf).join(', ')));
  return faults;
};

const faultsOfChoices = ({ table, written }: LogRead, asked: readonly Asked[]): Fault[] => {
  const faults: Fault[] = [];
  const asks = group(asked, wordOf);
  const places = new Map(written.map((each, place) => [wordOf(each), place]));
  for (const each of written) {
    const those = asks.get(wordOf(each)) ?? [];
    if (those.length === 0) faults.push(fault('invented', table, wordOf(each)));
    else if (those.every(({ answer }) => answer !== 'ok' && answer !== null))
      faults.push(fault('refused-but-done', table, wordOf(each)));
  }
  const ops: Op[] = [];
  for (const [what, those] of asks) {
    const acknowledged = those.filter(({ answer }) => answer === 'ok');
    if (acknowledged.length === 0) continue;
    const place = places.get(what);
    if (place === undefined) faults.push(fault('lost', table, what));
    // Asked again it is the same choice: it happened between the first question and the first yes.
    else
      ops.push({
        from: Math.min(...those.map(({ from }) => from)),
        to: Math.min(...acknowledged.map(({ to }) => to)),
        place,
        what,
      });
  }
  return [...faults, ...reordered(table, ops)];
};

/** One that was acknowledged before the other was asked for must come before it. */
const reordered = (table: TableId, ops: readonly Op[]): Fault[] => {
  const faults: Fault[] = [];
  let latest: Op | null = null;
  for (const op of ops.toSorted((one, other) => one.place - other.place)) {
    if (latest && op.to < latest.from) faults.push(fault('reordered', table, `${op.what} after ${latest.what}`));
    if (!latest || op.from > latest.from) latest = op;
  }
  return faults;
};

const faultsOfViews = ({ table, shown }: LogRead, heard: readonly Heard[], cameBack: readonly CameBack[]): Fault[] => {
  const faults: Fault[] = [];
  const since = new Map(cameBack.map(each => [each.wire, each.since]));
  for (const [, messages] of group(heard, ({ wire }) => String(wire))) {
    let before: number | null = since.get(messages[0].wire) ?? null;
    for (const { number, person, isSnapshot, shown: seen, wire } of messages) {
      const what = `${person} on socket ${wire} at ${number}`;
      if (before !== null && number < before + (isSnapshot ? 0 : 1))
        faults.push(fault('went-back', table, `${what}, after ${before}`));
      else if (before !== null && !isSnapshot && number !== before + 1)
        faults.push(fault('missed', table, `${what}, after ${before}`));
      if (seen !== null && seen !== shown(person, number)) faults.push(fault('wrong-view', table, what));
      before = number;
    }
  }
  return faults;
};
