import {
  type Beside,
  checkOf,
  folded,
  type News,
  type Refused,
  ROUTES,
  type Snapshot,
  type TableId,
} from '@jamaica/messages';
import { ok, type Result, type Seat, type View } from '@jamaica/rules';
import type { NotDone } from '@jamaica/words/page';
import { type Happened, RemoteTable, type StepTold } from '../../playing/table/remote-table.svelte.ts';
import type { Berth } from '../../playing/table/table.ts';
import { ask } from '../../shared/server/api.ts';
import type { Body, Hearer, Line, Verb } from './line.svelte.ts';

type TableVerb = Exclude<Verb, 'ping' | 'watch' | 'unwatch'>;

/** A table at the server: who gathers there, what is said, the clocks, and the game once it has begun. */
export class FarTable implements Hearer {
  readonly id: TableId;
  readonly line: Line;
  readonly #stop: () => void;
  /** What happened in the game before it is shown. */
  #before: Happened[] = [];
  #number = 0;
  #hasCaughtUp = false;
  #isLeft = false;

  /** As one may see it; null until the server has told. */
  now: Snapshot | null = $state.raw(null);
  /** Why it may not be looked at. */
  closed: Refused | null = $state.raw(null);
  /** The game, once it has begun. */
  game: RemoteTable | null = $state.raw(null);
  /** Why the last thing that was asked is not done. */
  refusal: NotDone | null = $state.raw(null);
  /** Whether the bots have more to do than they can manage. */
  areBotsSlow = $state(false);
  /** The seats whose people have no connection, as far as the server has said. */
  offline: readonly Seat[] = $state.raw([]);
  /** What is said beside the game; null: nothing was. */
  beside: Beside | null = $state.raw(null);
  /** How often everything that was missed has been told. */
  arrivals = $state(0);

  constructor(id: TableId, line: Line) {
    this.id = id;
    this.line = line;
    this.#stop = line.watch(id, this);
  }

  /** One's own seat; null for somebody who only looks on. */
  get seat(): Seat | null {
    return this.now?.you ?? null;
  }

  get isHost(): boolean {
    return this.now !== null && this.now.host === this.line.person;
  }

  /** Whether a bot plays for the person here. */
  get isAbsent(): boolean {
    return this.seat !== null && this.now?.seats[this.seat]?.absent != null;
  }

  /** Asks for something at this table; a refusal stays to be read until the next thing is asked. */
  async ask<V extends TableVerb>(verb: V, body: Omit<Body<V>, 'table'>): Promise<Result<true, NotDone>> {
    const answer = await this.line.askAt(this.id, verb, body);
    this.refusal = answer.ok ? null : answer.error;
    return answer;
  }

  leave(): void {
    this.#isLeft = true;
    this.#stop();
  }

  arrived(number: number, snapshot: Snapshot): void {
    const isSame = this.now?.you === snapshot.you;
    this.now = snapshot;
    this.#number = number;
    if (!isSame) this.game = null;
    else if (snapshot.view) this.game?.arrive(toldIn(number, snapshot, snapshot.view));
    this.#begin();
  }

  heard(number: number, news: News): void {
    if (!this.now) return;
    const now = this.#after(this.now, number, news);
    if (!now) return this.line.goneAstray(this.id);
    // Somebody has taken a seat over, and sees now what that seat sees.
    if (now.view && now.you !== this.now.you) return this.line.lookAgain(this.id);
    this.now = now;
    this.#number = number;
    if (news.kind === 'sat') this.game?.reseat(berthsOf(now));
    if (news.kind === 'step' || news.kind === 'events') this.#stepped(number, news, now);
    this.#begin();
  }

  /** The table after a change; null when that cannot be: then this page has gone wrong somewhere. */
  #after(before: Snapshot, number: number, news: News): Snapshot | null {
    try {
      const now = folded(before, number, news, this.line.person);
      const isAstray =
        news.kind === 'events' && news.check !== undefined && now.view && checkOf(now.view) !== news.check;
      return isAstray ? null : now;
    } catch {
      return null;
    }
  }

  #stepped(number: number, { events, decision }: Extract<News, { kind: 'step' | 'events' }>, { view }: Snapshot): void {
    if (this.game && view) this.game.step({ number, events, decision, view });
    else this.#before.push({ number, events });
  }

  botsAre(how: 'slow' | 'ready'): void {
    this.areBotsSlow = how === 'slow';
  }

  offlineAre(seats: readonly Seat[]): void {
    this.offline = seats;
  }

  besideIs(beside: Beside): void {
    this.beside = beside;
  }

  caughtUp(): void {
    this.#hasCaughtUp = true;
    this.#begin();
    this.arrivals++;
  }

  sentAway(why: Refused): void {
    this.closed = why;
  }

  /** The game is there as soon as there is something to see of it, and what came before has been told. */
  #begin(): void {
    const { now } = this;
    if (!now?.view || !this.#hasCaughtUp) return;
    if (!this.game) {
      const first = toldIn(this.#number, now, now.view);
      this.game = new RemoteTable(now.terms.rules, berthsOf(now), now.you, this.#before, first, {
        send: (decision, choice) => this.#choose(decision, choice),
        record: () => this.#record(),
      });
      this.#before = [];
    }
    this.game.setAbsent(this.isAbsent);
  }

  /** Sent again and again, because the same answer twice is harmless: it counts once. */
  async #choose(decision: number, choice: string): Promise<void> {
    for (;;) {
      const answer = this.#isLeft ? ok(true) : await this.line.askAt(this.id, 'choose', { decision, choice });
      if (answer.ok) return;
      if (answer.error === 'away') continue;
      this.refusal = answer.error;
      return;
    }
  }

  async #record(): Promise<object | null> {
    const record = await ask(ROUTES.record, { named: this.id });
    return record.ok ? record.value : null;
  }
}

const toldIn = (number: number, { decision }: Snapshot, view: View): StepTold => ({
  number,
  events: [],
  view,
  decision,
});

/** Who sits where in a game. */
const berthsOf = ({ seats }: Snapshot): readonly Berth[] =>
  seats.map(({ sitter }): Berth => {
    // Every seat is taken when a game begins.
    if (!sitter) throw new Error('a seat is empty in a game');
    const { pirate } = sitter;
    return sitter.kind === 'bot' ? { pirate, name: null, bot: sitter.level } : { pirate, name: sitter.name, bot: null };
  });
