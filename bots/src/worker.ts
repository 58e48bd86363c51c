import { fromSeed } from '@jamaica/chance';
import { advise } from './advise.ts';
import { leftOf } from './budget.ts';
import { isNear, nearBot } from './near.ts';
import { nodeThreads } from './node-threads.ts';
import type { JobResult, Order } from './thread.ts';

// What runs in a thread of its own, in Node and in browsers. It catches nothing: an error ends the thread, and the pool
// tries again in a new one. The net is loaded by who needs it, the first time.

const reply = async ({ job, sentAt }: Order): Promise<JobResult> => {
  const { view } = job;
  switch (job.kind) {
    case 'choose': {
      const { level, style, seed, budget } = job;
      const rng = fromSeed(seed);
      if (isNear(level)) return { kind: 'choose', choice: nearBot(level, style).choose(view, rng, budget) };
      const { bot, usualBudget } = await import('./bots.ts');
      (await import('./foresight.ts')).trainedLookout();
      const left = leftOf(budget ?? usualBudget(level), Date.now() - sentAt);
      return { kind: 'choose', choice: bot(level, style).choose(view, rng, left) };
    }
    case 'advise':
      return { kind: 'advise', ranked: advise(view, { seed: job.seed, budget: job.budget }) };
    case 'chances': {
      const { chances } = await import('./chances.ts');
      return { kind: 'chances', chances: chances(view, job.weighing) };
    }
    case 'judge': {
      const { judge } = await import('./judge.ts');
      return { kind: 'judge', judgement: judge(view, job.judging) };
    }
  }
};

/** A promise that is broken ends no thread in a browser; an error outside of it does. */
const fail = (why: unknown): void =>
  void setTimeout(() => {
    throw why;
  });

const port = nodeThreads?.parentPort;
if (port) port.on('message', order => reply(order).then(answer => port.postMessage(answer), fail));
else globalThis.onmessage = ({ data }) => reply(data).then(answer => globalThis.postMessage(answer), fail);
