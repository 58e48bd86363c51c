/**
 * Who has had how much of something that everybody shares. Whoever has had least comes next. Newcomers begin where
 * the others are, so that nobody saves up by staying away, and nobody is always served first by coming back.
 */
export class Shares {
  readonly #had = new Map<string, number>();
  /** What the last one served had had by then. */
  #level = 0;

  /** Somebody comes who was not there. */
  join(who: string): void {
    this.#had.set(who, Math.max(this.#level, this.#had.get(who) ?? 0));
  }

  /** Nobody waits for their sake any more. What they had ahead of the others is remembered for a while by `join`. */
  leave(who: string): void {
    if ((this.#had.get(who) ?? 0) <= this.#level) this.#had.delete(who);
  }

  had(who: string): number {
    return this.#had.get(who) ?? this.#level;
  }

  serve(who: string): void {
    this.#level = Math.max(this.#level, this.had(who));
  }

  charge(who: string, amount: number): void {
    this.#had.set(who, this.had(who) + amount);
  }
}
