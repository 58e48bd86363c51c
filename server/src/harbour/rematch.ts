import type { Fact } from '../log/entry.ts';
import { programMark } from '../table/guest.ts';
import type { Table } from '../table/table.ts';

/** Everybody in their old seat. Nobody is ready yet: new dice need new words. */
export const rematchFacts = ({ berths }: Table): Fact[] =>
  berths.flatMap((berth, seat): Fact[] =>
    berth ? [{ kind: 'sat', seat, sitter: berth.sitter, ...programMark(berth.isProgram) }] : [],
  );
