import type { GameEvent } from '@jamaica/rules';
import type { Speed } from '@jamaica/words/page';
import { beat } from '../../playing/game/beats.ts';
import { Game } from '../../playing/game/game.svelte.ts';
import { legAt, type Timeline, timelineOf } from '../../playing/logbook/timeline.ts';
import type { Voyage } from '../../playing/logbook/voyage.ts';
import { type Eyes, WatchedTable } from './watched-table.ts';

/** What is left between two steps, so that one does not run into the next. */
const BREATH_MS = 160;
/** How long a step stays when nothing is shown of it: dice and cards come many at a time. */
const STILL_MS = 420;
const SILENT_MS = 40;

/** Somebody who watches a voyage: where they are, with whose eyes they look, and how fast it goes. */
export class Watching {
  readonly voyage: Voyage;
  readonly timeline: Timeline;
  readonly #heard: (event: GameEvent) => void;
  #table: WatchedTable;

  at = $state(0);
  eyes: Eyes = $state.raw('open');
  speed: Speed = $state.raw('normal');
  isPlaying = $state(false);
  /** What is on the screen. Going on is shown as it happens; every jump begins with a new one. */
  game: Game;

  constructor(voyage: Voyage, at: number, speed: Speed, heard: (event: GameEvent) => void) {
    this.voyage = voyage;
    this.timeline = timelineOf(voyage);
    this.#heard = heard;
    this.speed = speed;
    this.at = this.#within(at);
    this.#table = new WatchedTable(voyage, this.at, this.eyes);
    this.game = $state.raw(this.#gameAt(this.#table));
  }

  get last(): number {
    return this.voyage.game.steps.length;
  }

  /** The step that was taken last; null before the first. */
  get step(): Voyage['game']['steps'][number] | null {
    return this.voyage.game.steps[this.at - 1] ?? null;
  }

  /** One step on, shown as it happens unless something is still being shown. */
  forward(): void {
    if (this.at >= this.last) this.isPlaying = false;
    else if (this.game.isShowing) this.go(this.at + 1);
    else {
      this.at++;
      this.#table.sail();
    }
  }

  back(): void {
    this.isPlaying = false;
    this.go(this.at - 1);
  }

  /** To a step, at once. */
  go(at: number): void {
    this.at = this.#within(at);
    this.#begin();
  }

  /** To the beginning of this round, or of the one before it when one is there already. */
  roundBack(): void {
    const leg = legAt(this.timeline, this.at - 1);
    this.go(this.at <= 1 || !leg ? 0 : leg.from);
  }

  roundForward(): void {
    const leg = this.timeline.legs.find(({ from }) => from > this.at);
    this.go(leg?.from ?? this.last);
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.#begin();
  }

  /** Plays on, or stops; at the end it begins again. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** How long to wait before the next step, when all of this one has been shown. */
  get pause(): number {
    const events = this.step?.events ?? [];
    const isSilent = events.every(event => beat(event, 'normal') === 0);
    if (isSilent) return SILENT_MS;
    return this.speed === 'off' ? STILL_MS : BREATH_MS;
  }

  leave(): void {
    this.isPlaying = false;
    this.game.leave();
  }

  #within(at: number): number {
    return Number.isInteger(at) ? Math.min(Math.max(at, 0), this.last) : 0;
  }

  #begin(): void {
    this.game.leave();
    this.#table = new WatchedTable(this.voyage, this.at, this.eyes);
    this.game = this.#gameAt(this.#table);
  }

  #gameAt(table: WatchedTable): Game {
    return new Game(table, {
      speed: () => this.speed,
      // What is left of a game that was jumped away from is not heard any more.
      onEvent: event => {
        if (table === this.#table) this.#heard(event);
      },
      onQuestion: () => undefined,
    });
  }
}
