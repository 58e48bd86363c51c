import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isFields } from '@jamaica/rules/record';

/** One of the servers under measurement. */
export interface House {
  readonly url: string;
  /** Milliseconds from the start of its process until it is open. */
  readonly openedAfter: number;
  /** Milliseconds of a core since it started. */
  busy(): Promise<number>;
  close(): Promise<void>;
}

const field = (message: unknown, name: string): number => {
  if (!isFields(message) || typeof message[name] !== 'number') throw new Error(`a server did not say its ${name}`);
  return message[name];
};

export const openHouse = async (database: string, nats: string): Promise<House> => {
  const began = performance.now();
  const env = { ...process.env, DATABASE_URL: database, NATS_URL: nats, BOT_THREADS: '1' };
  const child = fork(join(import.meta.dirname, 'served.ts'), { env });
  const [said] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${field(said, 'port')}`,
    openedAfter: performance.now() - began,
    async busy() {
      child.send('vitals');
      return field((await once(child, 'message'))[0], 'busy');
    },
    async close() {
      child.send('close');
      await once(child, 'exit');
    },
  };
};
