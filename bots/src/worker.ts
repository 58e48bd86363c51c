import { fromSeed } from '@jamaica/chance';
import { advise } from './advise.ts';
import { bot } from './bots.ts';
import { chances } from './chances.ts';
import { nodeThreads } from './node-threads.ts';
import type { Answer, Question } from './thread.ts';

// What runs in a thread of its own, in Node and in browsers. It catches nothing: an error ends the thread, and the pool
// tries again in a new one.

const reply = (question: Question): Answer => {
  const { view } = question;
  switch (question.kind) {
    case 'choose':
      return { kind: 'choose', choice: bot(question.level).choose(view, fromSeed(question.seed), question.budget) };
    case 'advise':
      return { kind: 'advise', ranked: advise(view, { seed: question.seed, budget: question.budget }) };
    case 'chances':
      return { kind: 'chances', chances: chances(view, question.weighing) };
  }
};

const port = nodeThreads?.parentPort;
if (port) port.on('message', question => port.postMessage(reply(question)));
else globalThis.onmessage = ({ data }) => globalThis.postMessage(reply(data));
