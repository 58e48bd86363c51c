import { fromSeed } from '@jamaica/chance';
import { advise } from './advise.ts';
import { isNear, nearBot } from './near.ts';
import { nodeThreads } from './node-threads.ts';
import type { Job, JobResult } from './thread.ts';

// What runs in a thread of its own, in Node and in browsers. It catches nothing: an error ends the thread, and the pool
// tries again in a new one. The net is loaded by who needs it, the first time.

const reply = async (job: Job): Promise<JobResult> => {
  const { view } = job;
  switch (job.kind) {
    case 'choose': {
      const { level, style, seed, budget } = job;
      const bot = isNear(level) ? nearBot(level, style) : (await import('./bots.ts')).bot(level, style);
      return { kind: 'choose', choice: bot.choose(view, fromSeed(seed), budget) };
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
if (port) port.on('message', job => reply(job).then(answer => port.postMessage(answer), fail));
else globalThis.onmessage = ({ data }) => reply(data).then(answer => globalThis.postMessage(answer), fail);
