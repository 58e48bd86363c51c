import type { PersonId, TableId } from '@jamaica/messages';

/** A choice that somebody asked for, with the times at which they asked and were answered. */
export interface Asked {
  readonly table: TableId;
  readonly person: PersonId;
  readonly decision: number;
  readonly choice: string;
  readonly from: number;
  /** Infinite without an answer. */
  readonly to: number;
  /** 'ok', or why not; null: no answer came, and it may have happened. */
  readonly answer: string | null;
}

/** Something about a table that reached somebody over a socket. */
export interface Heard {
  readonly table: TableId;
  readonly person: PersonId;
  /** Which of all sockets. */
  readonly wire: number;
  /** The table's number as they were told; the one a snapshot stands for. */
  readonly number: number;
  readonly isSnapshot: boolean;
  /** What they were shown, as a fingerprint; null when the message shows no game. */
  readonly shown: string | null;
}

/** Somebody watches a table again, and says what they heard last. */
export interface CameBack {
  readonly table: TableId;
  readonly wire: number;
  readonly since: number;
}

/** Everything that people asked, were answered and were shown. */
export class History {
  readonly asked: Asked[] = [];
  readonly heard: Heard[] = [];
  readonly cameBack: CameBack[] = [];
  #wires = 0;

  newWire(): number {
    return ++this.#wires;
  }

  get wires(): number {
    return this.#wires;
  }

  count(answer: string | null): number {
    return this.asked.filter(each => each.answer === answer).length;
  }

  /** In a line: what there was of it. */
  told(): string {
    const refused = this.asked.length - this.count('ok') - this.count(null);
    return (
      `${this.asked.length} choices asked for: ${this.count('ok')} acknowledged, ${refused} refused, ` +
      `${this.count(null)} unanswered; ${this.wires} sockets, ${this.heard.length} messages`
    );
  }
}
