import { type Fields, isFields } from '@jamaica/rules/record';

/** What the browser keeps for us under a key; nothing where it keeps nothing, or something that is not ours. */
export const read = (key: string): Fields => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
};

/** Where a browser keeps nothing, or has no room left, what is lost is the memory and not the game. */
export const write = (key: string, value: object | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks.
  }
};
