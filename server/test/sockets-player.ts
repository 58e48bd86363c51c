import type { Beside, News, Snapshot, TableId, Told } from '@jamaica/messages';
import type { View } from '@jamaica/rules';
import * as v from 'valibot';
import type { Line, Reply } from './sockets-visitor.ts';

export const OPEN = {
  rules: { edition: '2021', players: 3, ghost: false },
  clock: { kind: 'none' },
  listed: true,
  spectators: true,
  phrasesOnly: false,
} as const;

const Opened = v.object({ table: v.string() });
export const tableIn = ({ status, body }: Reply): TableId => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return v.parse(Opened, body).table;
};

/** What somebody knows of a table from everything they heard. */
interface Known {
  readonly number: number;
  readonly view: View | null;
  readonly decision: number | null;
  readonly snapshot: Snapshot | null;
  readonly news: readonly News[];
}

export const knownFrom = (line: Line, table: TableId): Known => {
  let known: Known = { number: 0, view: null, decision: null, snapshot: null, news: [] };
  for (const told of line.heard) {
    if (!('table' in told) || told.table !== table || !('number' in told)) continue;
    if ('snapshot' in told) {
      const { view, decision } = told.snapshot;
      known = { ...known, number: told.number, view, decision, snapshot: told.snapshot };
    } else {
      const { news } = told;
      const moved = 'view' in news ? { view: news.view, decision: news.decision } : {};
      known = { ...known, ...moved, number: told.number, news: [...known.news, news] };
    }
  }
  return known;
};

/** The numbers of the changes that were heard, the one a snapshot stands for left out. */
export const changesHeard = (line: Line, table: TableId): number[] =>
  line.heard.flatMap(told => ('news' in told && told.table === table ? [told.number] : []));

/** What was said beside the game, last. */
export const besideOf = ({ heard }: Line): Beside | undefined =>
  heard.findLast((told): told is Extract<Told, { beside: unknown }> => 'beside' in told)?.beside;

/** Follows a table from message to message, which is quicker than looking at everything again. */
export class SeatedPlayer {
  readonly #line: Line;
  readonly #table: TableId;
  #seen = 0;
  view: View | null = null;
  decision: number | null = null;
  number = 0;

  constructor(line: Line, table: TableId) {
    this.#line = line;
    this.#table = table;
  }

  /** Goes on from what was known before the connection was lost. */
  after({ view, decision, number }: SeatedPlayer): this {
    [this.view, this.decision, this.number] = [view, decision, number];
    return this;
  }

  look(): void {
    for (; this.#seen < this.#line.heard.length; this.#seen++) {
      const told = this.#line.heard[this.#seen];
      if (!('table' in told) || told.table !== this.#table || !('number' in told)) continue;
      this.number = told.number;
      const shown = 'snapshot' in told ? told.snapshot : 'view' in told.news ? told.news : null;
      if (shown) [this.view, this.decision] = [shown.view, shown.decision];
    }
  }

  get isOver(): boolean {
    return this.view !== null && 'over' in this.view.waiting;
  }

  /** Waits for a question to this seat that is newer than `answered`, or for the end. */
  question(answered: number | null): Promise<{ decision: number; option: string } | 'over'> {
    return this.#line.until(() => {
      this.look();
      if (this.isOver) return 'over';
      const [option] = this.view?.options ?? [];
      return this.decision !== null && this.decision !== answered && option !== undefined
        ? { decision: this.decision, option }
        : undefined;
    });
  }

  /** Plays the first option every time, until the game is over or somebody says stop. */
  async play(goesOn: () => boolean = () => true): Promise<void> {
    let answered: number | null = null;
    while (goesOn()) {
      const asked = await this.question(answered);
      if (asked === 'over') return;
      const answer = await this.#line.ask('choose', {
        table: this.#table,
        decision: asked.decision,
        choice: asked.option,
      });
      if (answer !== 'ok') throw new Error(`${asked.option} was refused: ${answer}`);
      answered = asked.decision;
    }
  }
}
