import { fromSeed } from '@jamaica/chance';
import { advise } from './advise.ts';
import { isNear, nearBot } from './near.ts';
import { nodeThreads } from './node-threads.ts';
import type { Answer, Question } from './thread.ts';

// What runs in a thread of its own, in Node and in browsers. It catches nothing: an error ends the thread, and the pool
// tries again in a new one. The net is loaded by who needs it, the first time.

const reply = async (question: Question): Promise<Answer> => {
  const { view } = question;
  switch (question.kind) {
    case 'choose': {
      const { level, seed, budget } = question;
      const bot = isNear(level) ? nearBot(level) : (await import('./bots.ts')).bot(level);
      return { kind: 'choose', choice: bot.choose(view, fromSeed(seed), budget) };
    }
    case 'advise':
      return { kind: 'advise', ranked: advise(view, { seed: question.seed, budget: question.budget }) };
    case 'chances': {
      const { chances } = await import('./chances.ts');
      return { kind: 'chances', chances: chances(view, question.weighing) };
    }
    case 'judge': {
      const { judge } = await import('./judge.ts');
      return { kind: 'judge', judgement: judge(view, question.judging) };
    }
  }
};

/** A promise that is broken ends no thread in a browser; an error outside of it does. */
const fail = (why: unknown): void =>
  void setTimeout(() => {
    throw why;
  });

const port = nodeThreads?.parentPort;
if (port) port.on('message', question => reply(question).then(answer => port.postMessage(answer), fail));
else globalThis.onmessage = ({ data }) => reply(data).then(answer => globalThis.postMessage(answer), fail);
