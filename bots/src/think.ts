import type { View } from '@jamaica/rules';
import type { Advice, Advising } from './advise.ts';
import type { Budget } from './budget.ts';
import type { Chances, Weighing } from './chances.ts';
import type { Judgement, Judging } from './judge.ts';
import type { Level } from './levels.ts';
import { Pool } from './pool.ts';
import type { Style } from './style.ts';
import { type Job, type JobResult, startThread } from './thread.ts';

export interface Thinking {
  readonly level: Level;
  readonly style?: Style | undefined;
  /** With a budget of games the choice depends on nothing but the view and the seed. */
  readonly seed: string;
  readonly budget?: Budget | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface WeighingLater extends Weighing {
  readonly signal?: AbortSignal | undefined;
}

export interface JudgingLater extends Judging {
  readonly signal?: AbortSignal | undefined;
}

export interface AdvisingLater extends Advising {
  readonly signal?: AbortSignal | undefined;
}

/** Bots that think in threads of their own, so that their caller goes on meanwhile. All reject with the signal's reason. */
export interface Thinkers {
  /** What `bot(level, style).choose(view, fromSeed(seed), budget)` chooses. */
  think(view: View, thinking: Thinking): Promise<string>;
  /** What `advise(view, { budget, seed })` says. */
  advise(view: View, advising: AdvisingLater): Promise<Advice[]>;
  /** What `chances(view, weighing)` says. */
  chances(view: View, weighing: WeighingLater): Promise<Chances>;
  /** What `judge(view, judging)` says. */
  judge(view: View, judging: JudgingLater): Promise<Judgement>;
  /** Ends the threads and calls off what they were asked; thinking again starts new ones. */
  close(): void;
}

// One core is left to the caller.
const SPARE_CORES = Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1);

export const thinkers = (size = SPARE_CORES): Thinkers => {
  const pool = new Pool<Job, JobResult>(size, startThread);
  return {
    async think(view, { level, style, seed, budget, signal }) {
      const answer = await pool.ask({ kind: 'choose', view, level, style, seed, budget }, signal);
      return answer.kind === 'choose' ? answer.choice : wrongAnswer(answer);
    },
    async advise(view, { seed, budget, signal }) {
      const answer = await pool.ask({ kind: 'advise', view, seed, budget }, signal);
      return answer.kind === 'advise' ? answer.ranked : wrongAnswer(answer);
    },
    async chances(view, { signal, ...weighing }) {
      const answer = await pool.ask({ kind: 'chances', view, weighing }, signal);
      return answer.kind === 'chances' ? answer.chances : wrongAnswer(answer);
    },
    async judge(view, { signal, ...judging }) {
      const answer = await pool.ask({ kind: 'judge', view, judging }, signal);
      return answer.kind === 'judge' ? answer.judgement : wrongAnswer(answer);
    },
    close: () => pool.close(),
  };
};

const wrongAnswer = ({ kind }: JobResult): never => {
  throw new Error(`a thread did a job that it was not given: ${kind}`);
};

/** The pool that everybody shares who makes none of their own. */
export const { think, advise: adviseLater, close } = thinkers();
