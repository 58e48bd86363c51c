/** The number keys choose by order: 1 the first card or answer, 2 the second. */
const KEYS = '123456789';

/** The index, from 0, that a key stands for; null when it means something else. */
export const keyIndex = (event: KeyboardEvent): number | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return null;
  const index = KEYS.indexOf(event.key);
  return event.key.length === 1 && index >= 0 ? index : null;
};

/** The key of an index, where it has one. */
export const keyFor = (index: number): string | undefined => KEYS[index];
