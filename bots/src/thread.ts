import type { View } from '@jamaica/rules';
import type { Level } from './bots.ts';
import type { Budget } from './budget.ts';
import { nodeThreads } from './node-threads.ts';

/** All that a thread is told: what a seat may see, never a state. */
export interface Question {
  readonly view: View;
  readonly level: Level;
  readonly seed: string;
  readonly budget: Budget | undefined;
}

/** Whoever started a thread hears from it: an answer to each question, or that it failed and is of no more use. */
export interface Hearing {
  answered(choice: string): void;
  failed(why: unknown): void;
}

/** A thread that answers one question at a time. One that has nothing to answer does not keep a program running. */
export interface Thread {
  ask(question: Question): void;
  end(): void;
}

export type StartThread = (hearing: Hearing) => Thread;

export const startThread: StartThread = hearing =>
  nodeThreads ? startInNode(nodeThreads, hearing) : startInBrowser(hearing);

// The program's own options are left out: some of them are not for workers. The address is worked out in a way that
// bundlers for browsers leave alone.
const startInNode = (threads: NonNullable<typeof nodeThreads>, hearing: Hearing): Thread => {
  const worker = new threads.Worker(new URL(import.meta.resolve('./worker.ts')), { execArgv: [] });
  worker.on('message', choice => {
    worker.unref();
    hearing.answered(choice);
  });
  worker.on('error', why => hearing.failed(why));
  worker.on('exit', code => hearing.failed(new Error(`the thread ended with code ${code}`)));
  worker.unref();
  return {
    ask: question => {
      worker.postMessage(question);
      worker.ref();
    },
    end: () => void worker.terminate(),
  };
};

// Written so that bundlers find the worker's code.
const startInBrowser = (hearing: Hearing): Thread => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => hearing.answered(data);
  worker.onerror = ({ message }) => hearing.failed(new Error(message));
  return { ask: question => worker.postMessage(question), end: () => worker.terminate() };
};
