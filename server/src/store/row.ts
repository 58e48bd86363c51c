import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { sqliteTrouble } from './trouble.ts';

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

const wrong = (row: Row, column: string): never => {
  throw new Error(`column ${column} holds ${row[column] === null ? 'nothing' : `a ${typeof row[column]}`}`);
};

export const text = (row: Row, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value : wrong(row, column);
};

export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : text(row, column);

export const number = (row: Row, column: string): number => {
  const value = row[column];
  return typeof value === 'number' ? value : wrong(row, column);
};

export const bytes = (row: Row, column: string): Uint8Array<ArrayBuffer> => {
  const value = row[column];
  return value instanceof Uint8Array ? new Uint8Array(value) : wrong(row, column);
};

const asked = <T>(ask: () => T): T => {
  try {
    return ask();
  } catch (why) {
    throw sqliteTrouble(why);
  }
};

/** The first row as something; null when there is none. */
export const one = <T>(statement: StatementSync, read: (row: Row) => T, ...values: SQLInputValue[]): T | null => {
  const row = asked(() => statement.get(...values));
  return row === undefined ? null : read(row);
};

export const many = <T>(statement: StatementSync, read: (row: Row) => T, ...values: SQLInputValue[]): T[] =>
  asked(() => statement.all(...values)).map(read);

/** How many rows a statement changed. */
export const changed = (statement: StatementSync, ...values: SQLInputValue[]): number =>
  Number(statement.run(...values).changes);
