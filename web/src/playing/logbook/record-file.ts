import { type Fields, isFields } from '@jamaica/rules/record';

/** The record in a file: JSON, or the first line of JSON Lines; null where there is none. */
export const recordIn = (text: string): Fields | null => read(text) ?? read(text.trimStart().split('\n', 1)[0]);

const read = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && Array.isArray(value.steps) ? value : null;
  } catch {
    return null;
  }
};

/** Whether a record says that its game is over: then it is watched, and otherwise played on. */
export const saysOver = ({ final }: Fields): boolean => isFields(final);
