import { fromSeed } from '@jamaica/chance';
import type { Rng } from '@jamaica/rules';
import { activeShip, type Draft, phaseOf, SHUFFLE } from '@jamaica/rules/search';

// Behind the ships, of which there are seven at the most.
const SHUFFLES = 7;

/**
 * The dice of an imagined round. Each ship has its own, and the shuffles have theirs: a battle that is fought after one option and not after
 * another changes nobody else's luck, so that what the options differ in is what they do.
 */
export class Luck {
  readonly #dice: (Rng | undefined)[] = [];
  #seed = 0;

  begin(seed: number): void {
    this.#seed = seed;
    this.#dice.fill(undefined);
  }

  of(game: Draft): Rng {
    const whose = phaseOf(game) === SHUFFLE ? SHUFFLES : activeShip(game);
    this.#dice[whose] ??= fromSeed(`${this.#seed}/${whose}`);
    return this.#dice[whose];
  }
}
