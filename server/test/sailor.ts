import type { TableId, Verb } from '@jamaica/messages';
import type { Rng, Seat } from '@jamaica/rules';
import { SeatedPlayer } from './sockets-player.ts';
import { type Line, Visitor } from './sockets-visitor.ts';

/** A choice that the server has said is on disk. */
export interface Acknowledged {
  readonly table: TableId;
  readonly seat: Seat;
  readonly decision: number;
  readonly choice: string;
}

/** A server that is open, from one start to the next crash. */
export interface Life {
  readonly url: string;
}

/** The server as it is at present, or will be as soon as it is open again. */
type WhereNow = () => Promise<Life>;

/** Somebody who plays on through every crash: connects again, says what was heard last, and asks again what was not answered. */
export class Sailor {
  readonly #where: WhereNow;
  readonly #rng: Rng;
  readonly #visitor: Visitor;
  #line: Line | null = null;

  constructor(where: WhereNow, rng: Rng) {
    this.#where = where;
    this.#rng = rng;
    this.#visitor = new Visitor({ url: '' });
  }

  /** Opens a table, however often the server dies meanwhile. */
  async open(terms: object): Promise<TableId> {
    const { body } = await this.#insist(async () => {
      await this.#find();
      await this.#visitor.get('/api/me');
      return this.#visitor.post('/api/tables', { terms });
    });
    if (typeof body === 'object' && body !== null && 'table' in body && typeof body.table === 'string')
      return body.table;
    throw new Error(`no table: ${JSON.stringify(body)}`);
  }

  /** Asks until there is an answer, which has to be ok. */
  async must(verb: Verb, body: object): Promise<void> {
    const answer = await this.#insist(async () => (await this.#connected()).ask(verb, body));
    if (answer !== 'ok') throw new Refusal(`${verb} was refused: ${answer}`);
  }

  /** Plays arbitrary options until the game is over. */
  async play(table: TableId, acknowledged: (choice: Acknowledged) => void): Promise<void> {
    let known: SeatedPlayer | null = null;
    let answered: number | null = null;
    let unanswered: Omit<Acknowledged, 'seat'> | null = null;
    await this.#insist(async () => {
      const line = await this.#connected();
      const seat: SeatedPlayer = known ? new SeatedPlayer(line, table).after(known) : new SeatedPlayer(line, table);
      known = seat;
      // What was missed, or a fresh look: nothing here depends on which.
      const watched = await line.ask('watch', { table, since: seat.number === 0 ? null : seat.number });
      if (watched !== 'ok') throw new Refusal(`watch was refused: ${watched}`);
      for (;;) {
        if (unanswered === null) {
          const asked = await seat.question(answered);
          if (asked === 'over') return;
          const { options } = seat.view ?? { options: [] };
          unanswered = { table, decision: asked.decision, choice: options[this.#rng.below(options.length)] };
        }
        const answer = await line.ask('choose', unanswered);
        // Asked again after a crash it may have been done before: that is ok as well, and it is not done twice.
        if (answer !== 'ok') throw new Refusal(`${JSON.stringify(unanswered)} was refused: ${answer}`);
        acknowledged({ ...unanswered, seat: seat.view?.viewer ?? -1 });
        answered = unanswered.decision;
        unanswered = null;
      }
    });
  }

  async #find(): Promise<void> {
    const { url } = await this.#where();
    [this.#visitor.url, this.#visitor.origin] = [url, url];
  }

  async #connected(): Promise<Line> {
    if (this.#line?.closed === null) return this.#line;
    await this.#find();
    if (this.#visitor.cookie === null) await this.#visitor.get('/api/me');
    this.#line = await this.#visitor.connect();
    return this.#line;
  }

  /** Tries again whenever the server died under it. */
  async #insist<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = await this.#where();
      try {
        return await act();
      } catch (error) {
        // While the same server is there it was no crash.
        if (error instanceof Refusal || (await this.#where()) === before) throw error;
      }
    }
  }
}

/** The server said no: trying again would not help. */
class Refusal extends Error {}
