import { type GameEvent, ok, type Refusal, type Result, type Rules, type Seat, type View } from '@jamaica/rules';
import type { Berth, Moment, Onlooker, Passed, Table } from './table.ts';

/** What the server told of a step. */
export interface Happened {
  /** The number of the change at the table. */
  readonly number: number;
  readonly events: readonly GameEvent[];
}

/** A game as it stands after a step. */
export interface StepTold extends Happened {
  readonly view: View;
  /** What an answer has to name. */
  readonly decision: number | null;
}

/** What a table far away needs. */
interface Distance {
  /** Sends an answer until the server has taken or refused it. */
  send(decision: number, choice: string): Promise<unknown>;
  /** The record of the finished game. */
  record(): Promise<object | null>;
}

interface Sent {
  readonly decision: number;
  readonly choice: string;
}

/**
 * A table at the server. It knows what this viewer was sent and nothing more. An answer is asked for no longer as soon as
 * it is given, and counts when the server has taken it; refused, it is asked for again.
 */
export class RemoteTable implements Table {
  readonly rules: Rules;
  berths: readonly Berth[] = $state.raw([]);
  readonly own: readonly Seat[];
  readonly undoable = null;
  readonly #distance: Distance;
  readonly #onlookers = new Set<Onlooker>();
  readonly #past: Passed[];
  #told: StepTold;
  #isAbsent = false;
  #record: object | null = $state.raw(null);

  /** The answer that is on its way. */
  #sent: Sent | null = $state.raw(null);

  /** `seat` is null for a spectator. Of what came before the present only the events are kept. */
  constructor(
    rules: Rules,
    berths: readonly Berth[],
    seat: Seat | null,
    past: readonly Happened[],
    told: StepTold,
    distance: Distance,
  ) {
    this.rules = rules;
    this.berths = berths;
    this.own = seat === null ? [] : [seat];
    this.#told = told;
    this.#distance = distance;
    this.#past = [...past, told].map(passed);
    this.#askRecord();
  }

  get past(): readonly Passed[] {
    return this.#past;
  }

  get isSending(): boolean {
    return this.#sent !== null;
  }

  get now(): Moment {
    return momentOf(this.isSending || this.#isAbsent ? unasked(this.#told) : this.#told);
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  choose(_seat: Seat, choice: string): Result<true, Refusal> {
    this.#send(choice);
    return ok(true);
  }

  undo(): void {
    // What has been sent has been seen.
  }

  record(): object | null {
    return this.#record;
  }

  leave(): void {
    this.#onlookers.clear();
  }

  /** The next step of the game. */
  step(told: StepTold): void {
    this.#keep(told);
    for (const onlooker of this.#onlookers) onlooker.moved(momentOf(told));
  }

  /** Somebody has taken a seat over. */
  reseat(berths: readonly Berth[]): void {
    this.berths = berths;
  }

  /** What happened meanwhile is not known, only how it stands now. */
  arrive(told: StepTold): void {
    this.#keep({ ...told, events: [] });
    this.#rewind();
  }

  /** While a bot plays for the person here, they are asked nothing. */
  setAbsent(isAbsent: boolean): void {
    if (this.#isAbsent === isAbsent) return;
    this.#isAbsent = isAbsent;
    this.#rewind();
  }

  #keep(told: StepTold): void {
    this.#told = told;
    // The answer was taken, or somebody else's was: news of that come before the server says so.
    if (this.#sent && !isAsked(told, this.#sent.decision)) this.#sent = null;
    this.#past.push(passed(told));
    this.#askRecord();
  }

  async #send(choice: string): Promise<void> {
    const { decision, view } = this.#told;
    // Meanwhile a bot may have answered in one's place.
    if (this.isSending || decision === null || !view.options.includes(choice)) return this.#rewind();
    const sent: Sent = { decision, choice };
    this.#sent = sent;
    await this.#distance.send(decision, choice);
    if (this.#sent !== sent) return;
    // It is asked still, or again.
    this.#sent = null;
    this.#rewind();
  }

  #rewind(): void {
    const { now } = this;
    for (const onlooker of this.#onlookers) onlooker.rewound(now);
  }

  async #askRecord(): Promise<void> {
    if ('over' in this.#told.view.waiting && !this.#record) this.#record = await this.#distance.record();
  }
}

const passed = ({ number, events }: Happened): Passed => ({ number, events: () => events });

// There is only one view: the viewer's own, and what they share with everybody is in it.
const momentOf = (told: StepTold): Moment => ({ ...passed(told), view: () => told.view });

/** Whether the viewer is still asked for this decision; all cards of a round are asked for by the same one. */
const isAsked = ({ decision, view: { waiting, viewer } }: StepTold, asked: number): boolean =>
  decision === asked && 'decide' in waiting && waiting.decide.some(({ seat }) => seat === viewer);

/** The same, and the viewer is not asked. */
const unasked = ({ view, ...told }: StepTold): StepTold => {
  const { waiting, viewer } = view;
  if (!('decide' in waiting)) return { ...told, view };
  const decide = waiting.decide.filter(({ seat }) => seat !== viewer);
  return { ...told, view: { ...view, options: [], waiting: { decide } } };
};
