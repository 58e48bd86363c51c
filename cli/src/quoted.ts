// Long enough for a whole deck of eleven cards.
const LONGEST = 240;

/** What a record says, as JSON short enough for a sentence; something absent is a dash. */
export const quoted = (value: unknown): string => {
  const text = json(value) ?? '—';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const json = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return '…'; // nested too deep to be written down again
  }
};
