// A crowd that comes from one address, in a process of its own, because it takes as many file descriptors as the server. Each
// opens a connection and never hangs up by itself. How it went is sent to the parent when all of them have come.
import type { Socket } from 'node:net';
import { dial, FRAMES, upgrade } from './by-hand.ts';

export interface Went {
  readonly connected: number;
  /** How many were told what: a status, or nothing before they were hung up on. */
  readonly told: Readonly<Record<string, number>>;
}

const [url, many, most, ...cookies] = process.argv.slice(2);
/** At the same time on their way: more than the system lets wait would be delayed by it, and not by the server. */
const ON_THE_WAY = 200;

/**
 * One of them, until something is heard. A silent one that is allowed to stay hears nothing either: the first ones
 * are not waited for.
 */
const come = (index: number, went: { connected: number; told: Record<string, number> }): Promise<void> =>
  new Promise(resolve => {
    const socket = dial({ url });
    let first: string | null = null;
    const heard = (what: string): void => {
      if (first !== null) return;
      first = what;
      went.told[what] = (went.told[what] ?? 0) + 1;
      resolve();
    };
    socket.once('connect', () => {
      went.connected++;
      if (cookies.length === 0) return index < Number(most) ? resolve() : undefined;
      const Cookie = cookies[index % cookies.length];
      socket.write(upgrade({ Cookie, 'X-Forwarded-For': '198.51.100.7, 203.0.113.9' }));
    });
    socket.on('data', data => {
      heard(String(data).slice('HTTP/1.1 '.length, 'HTTP/1.1 101'.length));
      if (first === '101') staying.add(socket);
    });
    socket.on('end', () => heard('hung up')).on('close', () => heard('hung up'));
  });

// Nobody who got in is lost for not answering.
const staying = new Set<Socket>();
setInterval(() => {
  for (const socket of staying) socket.write(FRAMES.pong());
}, 10_000);

const went = { connected: 0, told: {} };
let next = 0;
const queue = async (): Promise<void> => {
  while (next < Number(many)) await come(next++, went);
};
await Promise.all(Array.from({ length: ON_THE_WAY }, queue));
process.send?.(went);
// Until the parent has seen enough.
process.once('disconnect', () => process.exit());
