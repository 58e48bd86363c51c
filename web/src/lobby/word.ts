const BYTES = 16;

/** What this browser adds to the dice when its person is ready: nobody could have foreseen it. */
export const newWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('');
