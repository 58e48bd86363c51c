import type { GameEvent, Listener } from '@jamaica/rules';

/** Hears a game and does something once, the moment the turn under way is over: the next one begins at once. */
export class TurnEnd implements Listener {
  readonly #atTheEnd: () => void;
  isOver = false;

  constructor(atTheEnd: () => void) {
    this.#atTheEnd = atTheEnd;
  }

  push(...events: readonly GameEvent[]): void {
    if (this.isOver) return;
    for (const { kind } of events)
      if (kind === 'turn-over') {
        this.isOver = true;
        this.#atTheEnd();
        return;
      }
  }
}
