/** Does one thing after the other. The first is done at once: with nobody ahead there is no wait at all. */
export class InTurn {
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#isBusy) return this.#start(act);
    return new Promise((resolve, reject) => this.#waiting.push(() => this.#start(act).then(resolve, reject)));
  }

  #start<T>(act: () => Promise<T>): Promise<T> {
    this.#isBusy = true;
    const turn = act();
    turn.then(this.#next, this.#next);
    return turn;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isBusy = false;
  };
}
