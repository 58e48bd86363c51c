import type { GameEvent, Listener } from '@jamaica/rules';
import type { Tally } from './tally.ts';

/** Hears what happens in games and counts it. Most of it is of no interest, so that is decided first and nothing is kept. */
export class Ear implements Listener {
  readonly #tally: Tally;

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  // Named one by one, because a list of one event would be made for each of a thousand events a game.
  push(event: GameEvent, another?: GameEvent): void {
    this.#hear(event);
    if (another !== undefined) this.#hear(another);
  }

  #hear(event: GameEvent): void {
    const tally = this.#tally;
    switch (event.kind) {
      case 'battle-won':
        tally.battles++;
        if (event.winner === event.attacker) tally.attackerWins++;
        break;
      case 'battle-drawn':
        tally.battles++;
        tally.draws++;
        break;
      case 'shortage':
        tally.shortages++;
        break;
      case 'treasure-found':
        tally.treasures++;
        break;
      case 'shuffled':
        tally.reshuffles++;
        break;
    }
  }
}
