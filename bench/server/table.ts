import { fromSeed } from '@jamaica/chance';
import { ROUTES, type TableAsk, type Told } from '@jamaica/messages';
import { WebSocket } from 'ws';

/** People at each table, unless something else is said. */
export const PLAYERS = 3;

const TERMS = {
  clock: { kind: 'none' },
  listed: false,
  spectators: true,
  phrasesOnly: false,
} as const;

/** What they play, and how they are told of it. */
interface Habits {
  readonly players: number;
  readonly views: 'every-step' | 'on-joining';
}

interface Player {
  readonly cookie: string;
  readonly socket: WebSocket;
  /** What is open for this seat. */
  options: readonly string[];
  decision: number | null;
  answered: number | null;
  movedAt: number;
}

const rng = fromSeed('bench');

/** A table with all its people, each over a socket of their own. They choose at random. */
export class TablePlayed {
  readonly #urls: readonly string[];
  readonly #habits: Habits;
  readonly #players: Player[] = [];
  #table = '';
  #asked = 0;
  /** How long each message of a step was that the first seat heard, and all its messages together. */
  readonly steps: number[] = [];
  bytes = 0;
  /** Moves that were answered with `ok`. */
  moves = 0;
  isOver = false;
  /** Called when a seat has something to decide, and for each news of a step. */
  onQuestion: (seat: number) => void = () => {};
  onStep: (seat: number) => void = () => {};
  /** With the milliseconds from a move to its `ok`. */
  onMove: (milliseconds: number) => void = () => {};

  /** Everybody at the next one of these servers. */
  constructor(urls: readonly string[], habits: Habits = { players: PLAYERS, views: 'on-joining' }) {
    this.#urls = urls;
    this.#habits = habits;
  }

  async open(): Promise<void> {
    const { players, views } = this.#habits;
    for (let seat = 0; seat < players; seat++) this.#players.push(await this.#come(seat));
    const [host] = this.#players;
    const opened = await this.#fetch(this.#urls[0], 'POST', ROUTES.openTable.path, host.cookie, {
      terms: { ...TERMS, rules: { edition: '2021', players, ghost: false } },
    });
    if (!opened.ok) throw new Error(`a table was not opened: ${opened.status} ${await opened.text()}`);
    this.#table = (await opened.json()).table;
    for (const player of this.#players) {
      await this.#ask(player, 'watch', { since: null, views });
      await this.#ask(player, 'sit', { seat: null, pirate: null });
      await this.#ask(player, 'ready', { word: `word ${rng.below(1000)}` });
    }
    await this.#ask(host, 'start', {});
  }

  /** The seats that have to decide. */
  get asked(): number[] {
    return this.#players.flatMap((player, seat) => (isAsked(player) ? [seat] : []));
  }

  /** Sends a move; its answer is counted when it comes. */
  move(seat: number): void {
    const player = this.#players[seat];
    const { options, decision } = player;
    if (decision === null || options.length === 0) return;
    player.answered = decision;
    player.movedAt = performance.now();
    const body = { table: this.#table, decision, choice: options[rng.below(options.length)] };
    player.socket.send(JSON.stringify({ id: ++this.#asked, choose: body }));
  }

  close(): void {
    for (const { socket } of this.#players) socket.terminate();
  }

  async #come(seat: number): Promise<Player> {
    const url = this.#urls[seat % this.#urls.length];
    const me = await this.#fetch(url, 'GET', ROUTES.me.path, '');
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    await me.arrayBuffer();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { Cookie: cookie },
      perMessageDeflate: false,
    });
    const player: Player = { cookie, socket, options: [], decision: null, answered: null, movedAt: 0 };
    socket.on('message', data => this.#heard(player, seat, data.toString()));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return player;
  }

  #fetch(url: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
    return fetch(url + path, {
      method,
      headers: { Cookie: cookie, Origin: url, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Asks something that is not a move, and waits for its answer. */
  #ask(player: Player, verb: TableAsk['verb'], body: object): Promise<void> {
    const id = `${verb} ${++this.#asked}`;
    return new Promise((resolve, reject) => {
      const look = (data: { toString(): string }): void => {
        const told = JSON.parse(data.toString());
        if (told.refused === id) reject(new Error(`${verb} was refused: ${told.why}`));
        if (told.ok !== id) return;
        player.socket.off('message', look);
        resolve();
      };
      player.socket.on('message', look);
      player.socket.send(JSON.stringify({ id, [verb]: { table: this.#table, ...body } }));
    });
  }

  #heard(player: Player, seat: number, text: string): void {
    if (seat === 0) this.bytes += text.length;
    const told: Told = JSON.parse(text);
    if ('refused' in told) throw new Error(`refused: ${JSON.stringify(told)}`);
    if ('ok' in told) {
      if (typeof told.ok !== 'number') return;
      this.moves++;
      return this.onMove(performance.now() - player.movedAt);
    }
    if (!('news' in told)) return;
    const { news } = told;
    if (news.kind !== 'started' && news.kind !== 'step' && news.kind !== 'events') return;
    const { options = [], waiting } = news.kind === 'events' ? news : news.view;
    player.options = options;
    player.decision = news.decision;
    this.isOver = 'over' in waiting;
    if (news.kind !== 'started') {
      if (seat === 0) this.steps.push(text.length);
      this.onStep(seat);
    }
    if (isAsked(player)) this.onQuestion(seat);
  }
}

const isAsked = ({ options, decision, answered }: Player): boolean => options.length > 0 && decision !== answered;
