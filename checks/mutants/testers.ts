import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Order } from './trial.ts';

/** Only for what cannot be counted in steps; a busy machine is slow. */
const LONGEST_WAIT = 120_000;
/** What was loaded is never forgotten, so a process is ended before it has loaded too much. */
const MOST_MEMORY = 700_000_000;

/** A process that is asked one thing at a time, and started anew after one that it did not survive. */
export class Tester {
  #process: ChildProcess | null = null;
  readonly #given: readonly string[];
  /** CPU time of the processes that have answered, in seconds. */
  seconds = 0;

  constructor(...given: readonly string[]) {
    this.#given = given;
  }

  /** Null when no answer came: the process has hung, or has ended. */
  async ask(order: Order): Promise<Answer | null> {
    this.#process ??= fork(join(import.meta.dirname, 'tester.ts'), this.#given, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const answered = await answerOf(this.#process, order);
    if (answered) this.seconds += answered.seconds;
    if (answered?.mistake) throw new Error(answered.mistake);
    if (answered === null || answered.memory > MOST_MEMORY) this.end();
    return answered;
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}

const answerOf = (child: ChildProcess, order: Order): Promise<Answer | null> =>
  new Promise(resolve => {
    const done = (answer: Answer | null): void => {
      clearTimeout(waiting);
      child.removeAllListeners();
      resolve(answer);
    };
    const waiting = 'trial' in order ? setTimeout(() => done(null), LONGEST_WAIT) : undefined;
    child.once('message', (answer: Answer) => done(answer));
    child.once('exit', () => done(null));
    child.send(order);
  });

/** Has several testers work through a list, each taking the next when it is done. */
export const shareOut = async <T, R>(
  testers: readonly Tester[],
  list: readonly T[],
  work: (tester: Tester, each: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    testers.map(async tester => {
      while (next < list.length) {
        const at = next++;
        results[at] = await work(tester, list[at]);
      }
      tester.end();
    }),
  );
  return results;
};
