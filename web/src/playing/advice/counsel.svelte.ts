import type { Advice } from '@jamaica/bots';
import type { Decision } from '@jamaica/rules';
import type { Game } from '../game/game.svelte.ts';

export type Advise = (game: Game) => Promise<readonly Advice[]>;

/** What the admiral said when he was asked about a question; null while he is thinking. */
interface Asked {
  readonly question: Decision;
  readonly answer: readonly Advice[] | 'failed' | null;
}

/** The admiral, who is asked about a question and falls silent when it is answered. */
export class Counsel {
  readonly #game: Game;
  readonly #advise: Advise;
  #asked: Asked | null = $state.raw(null);

  constructor(game: Game, advise: Advise) {
    this.#game = game;
    this.#advise = advise;
  }

  /** What he was asked about, if it is still asked. */
  get now(): Asked | null {
    return this.#asked?.question === this.#game.question ? this.#asked : null;
  }

  async ask(): Promise<void> {
    const { question } = this.#game;
    if (!question) return;
    this.#asked = { question, answer: null };
    const answer = await this.#advise(this.#game).catch((): 'failed' => 'failed');
    if (this.now?.question === question) this.#asked = { question, answer };
  }

  close(): void {
    this.#asked = null;
  }
}
