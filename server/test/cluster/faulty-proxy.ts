import { createServer, connect as dial, type Socket } from 'node:net';

/** A proxy between two programs: what goes through it can be lost. */
export interface FaultyProxy {
  readonly port: number;
  /** What is asked arrives, what is answered does not. */
  swallow(): void;
  /** Ends all connections; new ones are let through again. */
  cut(): void;
  /** Nothing comes through in either direction, and nobody is told. What was under way arrives late, when it is clear. */
  stall(): void;
  /** Nothing comes through any more: those under way are ended, others are turned away. */
  block(): void;
  clear(): void;
  close(): Promise<void>;
}

export const openFaultyProxy = async (target: number): Promise<FaultyProxy> => {
  const sockets = new Set<Socket>();
  let [isSwallowing, isBlocked, isStalled] = [false, false, false];
  const server = createServer(near => {
    if (isBlocked) return void near.destroy();
    const far = dial(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    near.on('data', data => void far.write(data));
    far.on('data', data => {
      if (!isSwallowing) near.write(data);
    });
    if (isStalled) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    isSwallowing = false;
  };
  return {
    port: address.port,
    swallow() {
      isSwallowing = true;
    },
    cut,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    block() {
      isBlocked = true;
      cut();
    },
    clear() {
      [isBlocked, isStalled] = [false, false];
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      await new Promise(resolve => server.close(resolve));
    },
  };
};
