import type { TableCode, TableId } from '@jamaica/messages';

/** Short codes of tables. They are stored with the tables, so that every server knows them. */
export interface CodeStore {
  /**
   * Gives a table a code until a date. One that it has already is kept, and holds until then. Null: that code is another
   * table's. Codes whose date is past are free.
   */
  giveCode(table: TableId, code: TableCode, now: number, until: number): Promise<TableCode | null>;
  /** The table that has a code, if people still gather there. */
  tableByCode(code: TableCode, now: number): Promise<TableId | null>;
}
