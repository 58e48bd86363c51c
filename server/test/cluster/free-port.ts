import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * No system hands these out by itself, to a connection or to a program that takes any port: so one of them is still free when
 * the program that had it was stopped and starts again.
 */
const FIRST = 20_000;
const LAST = 32_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
};

/** A port of this machine that nobody uses, for a program that is told which to take. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
};
