/** Counts moves, and says when there were so many more. */
export class Tally {
  #count = 0;
  #waiting: { readonly at: number; readonly resolve: () => void } | null = null;

  count = (): void => {
    this.#count++;
    if (this.#waiting && this.#count >= this.#waiting.at) this.#waiting.resolve();
  };

  more(moves: number): Promise<void> {
    return new Promise(resolve => {
      this.#waiting = { at: this.#count + moves, resolve };
    });
  }
}
