import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isFields } from '@jamaica/rules/record';
import type { Vitals } from './served.ts';

/** The server under measurement. */
export interface House {
  readonly url: string;
  /** Milliseconds from the start of the process to the first answer of `/readyz`. */
  readonly openedAfter: number;
  /** At rest: once what nobody needs any more is thrown away. */
  vitals(atRest?: boolean): Promise<Vitals>;
  close(): Promise<void>;
}

const field = (message: unknown, name: string): number => {
  if (!isFields(message) || typeof message[name] !== 'number') throw new Error(`the server did not say its ${name}`);
  return message[name];
};

export const openHouse = async (dataDir: string): Promise<House> => {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, 'served.ts'), [dataDir], {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const [said] = await once(child, 'message');
  const url = `http://127.0.0.1:${field(said, 'port')}`;
  const { ok } = await fetch(`${url}/readyz`);
  if (!ok) throw new Error('the server is not ready');
  return {
    url,
    openedAfter: performance.now() - began,
    async vitals(atRest = false) {
      if (atRest) child.send('rest');
      child.send('vitals');
      const [vitals] = await once(child, 'message');
      return {
        commits: field(vitals, 'commits'),
        commit99: field(vitals, 'commit99'),
        busy: field(vitals, 'busy'),
        main: field(vitals, 'main'),
        heap: field(vitals, 'heap'),
        resident: field(vitals, 'resident'),
      };
    },
    async close() {
      child.send('close');
      await once(child, 'exit');
    },
  };
};
