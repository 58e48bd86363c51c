import type { View } from '@jamaica/rules';
import type { Advice } from './advise.ts';
import type { Budget } from './budget.ts';
import type { Chances, Weighing } from './chances.ts';
import type { Judgement, Judging } from './judge.ts';
import type { Level } from './levels.ts';
import { nodeThreads } from './node-threads.ts';
import type { Style } from './style.ts';

/** All that a thread is told: what a seat may see, or everybody once the game is over, and never a state. */
export type Job =
  | {
      readonly kind: 'choose';
      readonly view: View;
      readonly level: Level;
      readonly style: Style | undefined;
      readonly seed: string;
      readonly budget: Budget | undefined;
    }
  | { readonly kind: 'advise'; readonly view: View; readonly seed: string; readonly budget: Budget }
  | { readonly kind: 'chances'; readonly view: View; readonly weighing: Weighing }
  | { readonly kind: 'judge'; readonly view: View; readonly judging: Judging };

/** What a thread is sent. Its start and the loading of the net, the first time, are part of the time that a bot may take. */
export interface Order {
  readonly job: Job;
  /** When, by the clock on the wall: that of each thread begins with it, and stands still while the machine sleeps. */
  readonly sentAt: number;
}

const order = (job: Job): Order => ({ job, sentAt: Date.now() });

/** What a thread makes of a job of the same kind. */
export type JobResult =
  | { readonly kind: 'choose'; readonly choice: string }
  | { readonly kind: 'advise'; readonly ranked: Advice[] }
  | { readonly kind: 'chances'; readonly chances: Chances }
  | { readonly kind: 'judge'; readonly judgement: Judgement };

/** Whoever started a thread hears from it: a result for each job, or that it failed and is of no further use. */
export interface Hearing<A> {
  answered(answer: A): void;
  failed(why: unknown): void;
}

/** A thread that does one job at a time. One that has nothing to do does not keep a program running. */
export interface Thread<Q> {
  ask(job: Q): void;
  end(): void;
}

export type StartThread<Q, A> = (hearing: Hearing<A>) => Thread<Q>;

export const startThread: StartThread<Job, JobResult> = hearing =>
  nodeThreads ? startInNode(nodeThreads, hearing) : startInBrowser(hearing);

// The program's own options are left out: some of them are not for workers. The thread's code is asked for by its name,
// which leads to the bundle where the engine is one, and which bundlers for browsers leave alone.
const startInNode = (threads: NonNullable<typeof nodeThreads>, hearing: Hearing<JobResult>): Thread<Job> => {
  const worker = new threads.Worker(new URL(import.meta.resolve('@jamaica/bots/worker')), { execArgv: [] });
  worker.on('message', answer => {
    worker.unref();
    hearing.answered(answer);
  });
  worker.on('error', why => hearing.failed(why));
  worker.on('exit', code => hearing.failed(new Error(`the thread ended with code ${code}`)));
  worker.unref();
  return {
    ask: job => {
      worker.postMessage(order(job));
      worker.ref();
    },
    end: () => void worker.terminate(),
  };
};

// Written so that bundlers find the worker's code.
const startInBrowser = (hearing: Hearing<JobResult>): Thread<Job> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => hearing.answered(data);
  worker.onerror = ({ message }) => hearing.failed(new Error(message));
  return { ask: job => worker.postMessage(order(job)), end: () => worker.terminate() };
};
