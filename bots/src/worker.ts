import { fromSeed } from '@jamaica/chance';
import { bot } from './bots.ts';
import { nodeThreads } from './node-threads.ts';
import type { Question } from './thread.ts';

// What runs in a thread of its own, in Node and in browsers. It catches nothing: an error ends the thread, and the pool
// tries again in a new one.

const reply = ({ view, level, seed, budget }: Question): string => bot(level).choose(view, fromSeed(seed), budget);

const port = nodeThreads?.parentPort;
if (port) port.on('message', question => port.postMessage(reply(question)));
else globalThis.onmessage = ({ data }) => globalThis.postMessage(reply(data));
