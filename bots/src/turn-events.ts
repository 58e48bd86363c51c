import type { GameEvent, Listener, ShipName } from '@jamaica/rules';

/** Hears a game and keeps what happens in the next turn of a ship, or in the rest of the one that is under way. */
export class TurnEvents implements Listener {
  readonly #ship: ShipName;
  readonly #heard: GameEvent[] = [];
  #isTurn: boolean;
  #isOver = false;

  constructor(ship: ShipName, isUnderWay: boolean) {
    this.#ship = ship;
    this.#isTurn = isUnderWay;
  }

  push(...events: readonly GameEvent[]): void {
    for (const event of events) this.#hear(event);
  }

  #hear(event: GameEvent): void {
    if (this.#isOver) return;
    if (event.kind === 'revealed' && event.seat === this.#ship) this.#isTurn = true;
    if (this.#isTurn) this.#heard.push(event);
    if (event.kind === 'turn-over' && event.ship === this.#ship) this.#isOver = true;
  }

  get heard(): readonly GameEvent[] {
    return this.#heard;
  }

  get isOver(): boolean {
    return this.#isOver;
  }
}
