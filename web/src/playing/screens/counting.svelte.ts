import type { Final } from '@jamaica/rules';
import type { Game } from '../game/game.svelte.ts';

/** The points at the end of a game. They lie over the board, which can be looked at instead. */
export class FinalCount {
  readonly #game: Game;
  /** The end that somebody has put aside. Taking back the last choice leads to another one. */
  #aside: Final | null = $state.raw(null);

  constructor(game: Game) {
    this.#game = game;
  }

  /** How the game ended, once all has been shown that led to it. */
  get final(): Final | null {
    const { waiting } = this.#game.shown;
    return 'over' in waiting && !this.#game.isShowing ? waiting.over : null;
  }

  get isOpen(): boolean {
    return this.final !== null && this.final !== this.#aside;
  }

  get isAside(): boolean {
    return this.final !== null && !this.isOpen;
  }

  lookAtBoard(): void {
    this.#aside = this.final;
  }

  open(): void {
    this.#aside = null;
  }
}
