import { type Chances, type Decided, decisionsOf, type Judgement, type Thinkers } from '@jamaica/bots';
import type { Depth } from '@jamaica/words/page';
import type { Voyage } from '../../playing/logbook/voyage.ts';
import {
  addUp,
  courseOf,
  type Inquiry,
  inquiriesOf,
  type RaceChances,
  type TurningPoint,
  turningPoints,
} from './analysis.ts';

/** How long the admiral may look: pass after pass, each of this many games about every step. */
const PASSES: Readonly<Record<Depth, readonly number[]>> = { quick: [8, 24], thorough: [8, 24, 96, 384] };
export const DEPTHS: readonly Depth[] = ['quick', 'thorough'];

/** In this many games each option of a decision is tried. */
const JUDGED_GAMES: Readonly<Record<Depth, number>> = { quick: 32, thorough: 500 };
/** Between two drawings of a course that is still getting better. */
const REDRAW_MS = 1000;

/** What the admiral says to a decision, by what its seat could see. */
export type Verdict = Decided & Judgement;

/** An analysis under way: it shows what it knows so far, and can be called off. */
export class Analysing {
  readonly #voyage: Voyage;
  readonly #crew: Pick<Thinkers, 'chances' | 'judge'>;
  readonly #decisions: readonly Decided[];
  #stopped = new AbortController();
  #answers: (Chances | null)[] = [];

  /** From 0 to 1; null when nothing is under way. */
  progress: number | null = $state(null);
  course: RaceChances | null = $state.raw(null);
  /** By step, as far as the admiral was asked. */
  verdicts: ReadonlyMap<number, Verdict> = $state.raw(new Map());
  /** The step about which somebody is waiting for an answer. */
  asked: number | null = $state(null);
  hasFailed = $state(false);
  readonly points: readonly TurningPoint[] = $derived(this.course ? turningPoints(this.course) : []);

  constructor(voyage: Voyage, crew: Pick<Thinkers, 'chances' | 'judge'>) {
    this.#voyage = voyage;
    this.#decisions = decisionsOf(voyage.game);
    this.#crew = crew;
  }

  async run(depth: Depth): Promise<void> {
    if (this.progress !== null) return;
    this.#stopped = new AbortController();
    const { signal } = this.#stopped;
    this.progress = 0;
    this.hasFailed = false;
    try {
      const inquiries = inquiriesOf(this.#voyage);
      this.#answers = inquiries.map(() => null);
      const all =
        PASSES[depth].reduce((sum, games) => sum + games, 0) * inquiries.length +
        JUDGED_GAMES[depth] * this.#decisions.length;
      let done = 0;
      let drawn = 0;
      for (const [pass, games] of PASSES[depth].entries()) {
        const asked = inquiries.map(async (inquiry, index) => {
          await this.#ask(inquiry, index, games, pass, signal);
          done += games;
          this.progress = done / all;
          if (pass > 0 && performance.now() - drawn > REDRAW_MS) {
            this.#draw();
            drawn = performance.now();
          }
        });
        await Promise.all(asked);
        this.#draw();
      }
      const judged = new Map<number, Verdict>();
      const judging = this.#decisions.map(async decided => {
        judged.set(decided.at, await this.#judge(decided, JUDGED_GAMES[depth], signal));
        done += JUDGED_GAMES[depth];
        this.progress = done / all;
      });
      await Promise.all(judging);
      this.verdicts = judged;
    } catch {
      this.hasFailed = !signal.aborted;
    } finally {
      if (this.#stopped.signal === signal) this.progress = null;
    }
  }

  /** What is known stays. */
  stop(): void {
    this.#stopped.abort();
    this.progress = null;
  }

  // Every pass has its own games, and all steps have the same ones: so two moments differ by what happened between them.
  async #ask({ view, made }: Inquiry, index: number, games: number, pass: number, signal: AbortSignal): Promise<void> {
    const answer = await this.#crew.chances(view, { games, seed: `pass ${pass}`, made, signal });
    this.#answers[index] = addUp(this.#answers[index], answer);
  }

  #draw(): void {
    const answers = this.#answers.flatMap(answer => answer ?? []);
    if (answers.length === this.#answers.length) this.course = courseOf(this.#voyage, answers);
  }

  /** Asks the admiral about one step; nothing where there was nothing to decide. */
  async ask(at: number): Promise<void> {
    const decided = this.#decisions.find(each => each.at === at);
    if (!decided) return;
    this.asked = at;
    try {
      const verdict = await this.#judge(decided, JUDGED_GAMES.thorough);
      this.verdicts = new Map([...this.verdicts, [at, verdict]]);
    } catch {
      this.hasFailed = true;
    }
    if (this.asked === at) this.asked = null;
  }

  async #judge(decided: Decided, games: number, signal?: AbortSignal): Promise<Verdict> {
    const { view, choice, at } = decided;
    return { ...decided, ...(await this.#crew.judge(view, { choice, games, seed: `step ${at}`, signal })) };
  }
}

/** What was found out about games stays until the page is closed; of many, the last few. */
const kept = new Map<string, Analysing>();
const MOST_KEPT = 8;

export const analysisOf = (id: string, voyage: Voyage, crew: Pick<Thinkers, 'chances' | 'judge'>): Analysing => {
  const analysing = kept.get(id) ?? new Analysing(voyage, crew);
  kept.delete(id);
  kept.set(id, analysing);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  return analysing;
};
