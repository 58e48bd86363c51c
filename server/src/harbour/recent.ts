import type { Entry } from '../log/entry.ts';
import { fold } from '../table/fold.ts';
import type { Change, Table } from '../table/table.ts';

/** How many changes are remembered for those who come back, and for those who come: more than a round of six. */
export const REMEMBERED = 60;

/**
 * The last changes of a table that is in memory. They are not kept: they would be nine tenths of what it takes there, for somebody
 * who may never come. What is kept is the table as it was before them, from which the log is played on when somebody does.
 */
export class Recent {
  /** It begins at least as long ago as anybody is told of, and at most twice as long. */
  #before: readonly Table[] = [];

  /** The table has changed. */
  add(before: Table, changes: readonly Change[]): void {
    if (this.#before.length === 0) this.#before = [before];
    for (const { table } of changes)
      if (table.number - this.#before[this.#before.length - 1].number >= REMEMBERED)
        this.#before = [...this.#before, table].slice(-2);
  }

  /** Those that led to a table, the last of them at most, from entries that are read after a number. */
  async until(table: Table, read: (after: number) => AsyncIterable<readonly Entry[]>): Promise<readonly Change[]> {
    const [before] = this.#before;
    if (!before) return [];
    const changes: Change[] = [];
    for await (const piece of read(before.number))
      for (const entry of piece)
        if (entry.number <= table.number) changes.push(fold(table.id, changes.at(-1)?.table ?? before, entry));
    return changes.slice(-REMEMBERED);
  }
}
