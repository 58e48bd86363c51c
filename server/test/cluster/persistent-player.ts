import { createHash } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { folded, type PersonId, type Snapshot, type TableId, type Told, type Verb } from '@jamaica/messages';
import type { Rng, View } from '@jamaica/rules';
import { tableIn } from '../sockets-player.ts';
import { type Reply, Visitor } from '../sockets-visitor.ts';
import type { ServerProcess } from './cluster.ts';
import { ClusterSocket, Disconnected } from './cluster-socket.ts';
import type { History } from './history.ts';

/** Milliseconds after which somebody looks for another server. */
const PATIENCE = 10_000;
const PAUSE = 200;

export interface Habits {
  /** Milliseconds that they think about a choice, at most. */
  readonly thinks: number;
  /** One choice in so many is sent by a client that is gone before the answer; 0: none. */
  readonly vanishes: number;
}

/** What is shown to somebody, in few letters. */
export const fingerprint = (view: View | null, decision: number | null): string =>
  createHash('sha1')
    .update(JSON.stringify([view, decision]))
    .digest('base64');

/** The server said no, and trying again would not help. */
class Refusal extends Error {}

/**
 * Somebody who plays on whatever happens: goes to another server when theirs is gone or silent, says what was heard
 * last, and asks again what was not answered. Everything that they ask and hear is noted.
 */
export class PersistentPlayer {
  readonly #servers: readonly ServerProcess[];
  readonly #rng: Rng;
  readonly #history: History;
  readonly #habits: Habits;
  readonly #visitor = new Visitor({ url: '' });
  #person: PersonId = '';
  #server: ServerProcess;
  #wire: ClusterSocket | null = null;
  #wireNumber = 0;
  #table: TableId = '';
  #watched: ClusterSocket | null = null;
  #number = 0;
  #screen: Snapshot | null = null;
  #wake: () => void = () => {};
  #hasLeft = false;

  constructor(servers: readonly ServerProcess[], first: number, rng: Rng, history: History, habits: Habits) {
    this.#servers = servers;
    this.#server = servers[first % servers.length];
    this.#rng = rng;
    this.#history = history;
    this.#habits = habits;
  }

  /** Opens a table. One that was opened without an answer is nobody's. */
  open(terms: object): Promise<TableId> {
    return this.#insist(async () => {
      await this.#introduce();
      return tableIn(await this.#fetch('POST', '/api/tables', { terms }));
    });
  }

  /** Comes to a table to play there. */
  async come(table: TableId): Promise<void> {
    [this.#table, this.#number, this.#screen, this.#watched] = [table, 0, null, null];
    await this.must('sit', { seat: null, pirate: null });
    await this.must('ready', { word: 'tide' });
  }

  /** Asks until it is done. */
  async must(verb: Verb, body: object): Promise<void> {
    await this.#insist(async () => {
      const answer = await (await this.#connected()).ask(verb, { table: this.#table, ...body }, PATIENCE);
      if (answer === 'unavailable') throw new Disconnected(answer);
      if (answer !== 'ok') throw new Refusal(`${verb} was refused: ${answer}`);
    });
  }

  /** Plays arbitrary options until the game is over. */
  async play(moved: () => void): Promise<void> {
    let answered: number | null = null;
    let open: { readonly decision: number; readonly choice: string } | null = null;
    // Once a choice may have been made, only the same one can be asked for again.
    let mayChange = true;
    await this.#insist(async () => {
      const wire = await this.#watching();
      for (;;) {
        const asked = await this.#question(wire, answered);
        if (asked === null) return;
        if (this.#habits.thinks > 0) await pass(this.#rng.below(this.#habits.thinks));
        const { decision, options } = asked;
        if (open?.decision !== decision) mayChange = true;
        if (mayChange || open === null) open = { decision, choice: this.#pick(options, open?.choice) };
        const answer = await this.#choose(wire, open).catch(why => {
          mayChange = false;
          throw why;
        });
        if (answer === 'unavailable') throw new Disconnected(answer);
        if (answer !== 'ok')
          throw new Refusal(`${open.choice} at ${decision} of ${this.#table} was refused: ${answer}`);
        [answered, open, mayChange] = [decision, null, true];
        moved();
      }
    });
  }

  /** Goes, and does not come back. */
  leave(): void {
    this.#hasLeft = true;
    this.#wire?.hangUp();
  }

  /** Any option; after a refusal another one than before, so that it shows if the first was done all the same. */
  #pick(options: readonly string[], before: string | undefined): string {
    const others = options.filter(option => option !== before);
    const any = others.length > 0 ? others : options;
    return any[this.#rng.below(any.length)];
  }

  async #choose(wire: ClusterSocket, { decision, choice }: { decision: number; choice: string }): Promise<string> {
    const [table, person, from] = [this.#table, this.#person, performance.now()];
    const note = (answer: string | null, to: number): void => {
      this.#history.asked.push({ table, person, decision, choice, from, to, answer });
    };
    const asking = wire.ask('choose', { table, decision, choice }, PATIENCE);
    if (this.#habits.vanishes > 0 && this.#rng.below(this.#habits.vanishes) === 0) setImmediate(() => wire.hangUp());
    try {
      const answer = await asking;
      note(answer, performance.now());
      return answer;
    } catch (why) {
      note(null, Infinity);
      throw why;
    }
  }

  /** Waits for a question that is newer than `answered`; null: the game is over. */
  async #question(wire: ClusterSocket, answered: number | null) {
    for (;;) {
      const { view = null, decision = null } = this.#screen ?? {};
      if (view && 'over' in view.waiting) return null;
      const { options = [] } = view ?? {};
      if (decision !== null && decision !== answered && options.length > 0) return { decision, options };
      if (!wire.isOpen) throw new Disconnected('the line broke');
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  async #watching(): Promise<ClusterSocket> {
    const wire = await this.#connected();
    if (this.#watched === wire) return wire;
    const since = this.#number === 0 ? null : this.#number;
    if (since !== null) this.#history.cameBack.push({ table: this.#table, wire: this.#wireNumber, since });
    const answer = await wire.ask('watch', { table: this.#table, since, views: 'on-joining' }, PATIENCE);
    if (answer === 'unavailable') throw new Disconnected(answer);
    if (answer !== 'ok') throw new Refusal(`watch was refused: ${answer}`);
    this.#watched = wire;
    return wire;
  }

  async #connected(): Promise<ClusterSocket> {
    if (this.#wire?.isOpen) return this.#wire;
    const cookie = await this.#introduce();
    const { url } = this.#server;
    if (url === null) throw new Disconnected('nobody is there');
    const number = this.#history.newWire();
    this.#wire = await ClusterSocket.open(
      url,
      cookie,
      told => this.#hear(told, number),
      () => this.#wake(),
    );
    this.#wireNumber = number;
    return this.#wire;
  }

  /** The cookie that they are known by everywhere. */
  async #introduce(): Promise<string> {
    if (this.#visitor.cookie === null) await this.#fetch('GET', '/api/me');
    if (this.#visitor.cookie === null) throw new Refusal('nobody could be known');
    return this.#visitor.cookie;
  }

  #hear(told: Told, wire: number): void {
    if ('hello' in told) this.#person = told.hello.person;
    if (!('table' in told) || told.table !== this.#table || !('number' in told)) return;
    const { table, number } = told;
    const isSnapshot = 'snapshot' in told;
    if (isSnapshot) this.#screen = told.snapshot;
    else this.#screen &&= folded(this.#screen, number, told.news, this.#person);
    const isSeen = isSnapshot || told.news.kind === 'started' || told.news.kind === 'events';
    const shown = this.#screen && isSeen ? fingerprint(this.#screen.view, this.#screen.decision) : null;
    this.#history.heard.push({ table, person: this.#person, wire, number, isSnapshot, shown });
    this.#number = number;
    this.#wake();
  }

  async #fetch(method: string, path: string, body?: object): Promise<Reply> {
    const { url } = this.#server;
    if (url === null) throw new Disconnected('nobody is there');
    [this.#visitor.url, this.#visitor.origin] = [url, url];
    // Whatever is thrown here: the server is gone.
    const reply = await this.#visitor.fetch(method, path, body).catch(() => null);
    if (reply === null || reply.status >= 500) throw new Disconnected('nobody answers');
    return reply;
  }

  /** Tries again elsewhere, as often as it takes. */
  async #insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (why) {
        if (!(why instanceof Disconnected) || this.#hasLeft) throw why;
        await pass(this.#rng.below(PAUSE));
        // Any load balancer: another one, or the same once more.
        if (this.#rng.below(3) > 0) this.#elsewhere();
      }
    }
  }

  #elsewhere(): void {
    this.#wire?.hangUp();
    this.#wire = null;
    this.#server = this.#servers[this.#rng.below(this.#servers.length)];
  }
}
