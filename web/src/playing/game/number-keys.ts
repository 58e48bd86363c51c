/** The number keys choose by place: 1 the first card or answer, 2 the second. */
const KEYS = '123456789';

/** The place, from 0, that a key stands for; null when it means something else. */
export const placeOf = (event: KeyboardEvent): number | null => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return null;
  const place = KEYS.indexOf(event.key);
  return event.key.length === 1 && place >= 0 ? place : null;
};

/** The key of a place, where it has one. */
export const keyFor = (place: number): string | undefined => KEYS[place];
