import type { Server } from 'node:http';
import { networkOf } from './address.ts';

/**
 * Keeps one address from taking every place at the door, whatever it says over its connections, or nothing at all. Where a
 * proxy stands in front they are all the proxy's, and it is the proxy that counts.
 */
export const keepCrowdOut = (server: Server, mostOfAddress: number): void => {
  const open = new Map<string, number>();
  server.on('connection', socket => {
    const address = networkOf(socket.remoteAddress ?? '');
    const others = open.get(address) ?? 0;
    if (others >= mostOfAddress) return socket.destroy();
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};
