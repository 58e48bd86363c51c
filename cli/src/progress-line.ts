import type { Terminal } from './command.ts';

const EVERY_MS = 100;
const ERASE_LINE = '\r\u001b[K';

/** A line on a terminal that says how far long work is and is gone in the end; nothing where there is no terminal. */
export class ProgressLine {
  readonly #stream: Terminal['errors'];
  #next: number;
  #isShown = false;

  constructor(stream: Terminal['errors']) {
    this.#stream = stream;
    this.#next = performance.now() + EVERY_MS;
  }

  /** Shows a text, made only when it is time for a new one. */
  show(text: () => string): void {
    if (!this.#stream.isTTY || performance.now() < this.#next) return;
    this.#stream.write(`${ERASE_LINE}${text()}`);
    this.#isShown = true;
    this.#next = performance.now() + EVERY_MS;
  }

  /** Makes room for something that stays. */
  clear(): void {
    if (this.#isShown) this.#stream.write(ERASE_LINE);
    this.#isShown = false;
  }
}
