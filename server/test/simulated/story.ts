import { createHash, type Hash } from 'node:crypto';

/** What happens in a simulated harbour, line by line: the same seed tells the same story, to the letter. */
export class Story {
  readonly #now: () => number;
  readonly #hash: Hash = createHash('sha256');
  readonly #listen: ((line: string) => void) | null;

  constructor(now: () => number, listen: ((line: string) => void) | null = null) {
    this.#now = now;
    this.#listen = listen;
  }

  /** Somebody or something does something; `detail` counts for the hash and is not told to people. */
  tell(who: string, what: string, detail = ''): void {
    const line = `${(this.#now() / 1000).toFixed(3).padStart(9)} s  ${who.padEnd(12)} ${what}`;
    this.#hash.update(line).update(detail);
    this.#listen?.(line);
  }

  /** Of all that has been told. It ends the story. */
  hash(): string {
    return this.#hash.digest('hex').slice(0, 16);
  }
}
