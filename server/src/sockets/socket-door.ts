import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@jamaica/messages';
import { WebSocketServer } from 'ws';
import { addressOf, isFromHere, originOf } from '../http/address.ts';
import type { Services } from '../http/services.ts';
import { mateIn } from '../people/cookie.ts';
import { identify } from '../people/identity.ts';
import { Unavailable } from '../store/unavailable.ts';
import { Connection } from './connection.ts';
import { FramedWire } from './framed-wire.ts';
import { keepHeartbeat } from './heartbeat.ts';

const STATUS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
type Status = keyof typeof STATUS;

interface SocketDoor {
  /** Nobody new is let in, and those who are connected are told why. */
  close(): void;
}

/** Where sockets come in: looked at before they are let in, and from time to time afterwards. */
export const openSocketDoor = (server: Server, services: Services): SocketDoor => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    autoPong: false, // the connection counts them
  });
  let isOpen = true;

  const receive = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const gone = new Promise<void>(resolve => socket.once('close', resolve));
    socket.on('error', () => socket.destroy());
    const welcome = await admit(request, services, isOpen);
    if (typeof welcome === 'number') return refuse(socket, welcome);
    if (socket.destroyed) return gone;
    const { person, address, made } = welcome;
    // Here and not before: in the time it takes to look somebody up, others come in.
    if (!services.visitors.hasRoom(person.id, address)) return refuse(socket, 429);
    sockets.handleUpgrade(request, socket, head, client => {
      const { id, name } = person;
      new Connection(client, new FramedWire(client, socket), services, { person: id, name, address, made }).greet();
    });
  };

  server.on('upgrade', (request, socket, head) => {
    // A client that offers another protocol (`curl --http2`) takes HTTP/1.1 as well: the offer is ignored.
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return asPlain(server, request, socket, head);
    receive(request, socket, head).catch(error => {
      services.log.error({ err: error }, 'a socket could not be let in');
      if (error instanceof Unavailable) refuse(socket, error.statusCode);
      else socket.destroy();
    });
  });
  const stopHeartbeat = keepHeartbeat(services);

  return {
    close() {
      isOpen = false;
      stopHeartbeat();
      services.visitors.endAll('going');
    },
  };
};

const OFFERS = ['upgrade', 'connection', 'http2-settings'];

/** Gives a request back to the server as if it had not offered to speak something else. */
const asPlain = (server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const { rawHeaders } = request;
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !OFFERS.includes(name.toLowerCase()) ? [`${name}: ${rawHeaders[index + 1]}\r\n`] : [],
  );
  const text = `${request.method} ${request.url} HTTP/${request.httpVersion}\r\n${lines.join('')}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(text, 'latin1'), head]));
  server.emit('connection', socket);
};

/** Who may come in, or the status that they are turned away with. */
const admit = async (request: IncomingMessage, services: Services, isOpen: boolean) => {
  const { config, keys, store, paces, now } = services;
  const address = addressOf(request, config.proxies);
  if (request.url?.split('?')[0] !== '/socket') return 404;
  if (!isOpen) return 503;
  if (!paces.requestsOfAddress.allows(address)) return 429;
  if (!isFromHere(request, originOf(request, config.proxies, config.publicUrl))) return 403;
  const identity = await identify(request.headers, store, keys.session, now(), mateIn(request.url));
  if (identity.by === 'wrong-token') return paces.guessesOfAddress.allows(address) ? 401 : 429;
  if (identity.by === 'nothing') return 401;
  return { person: identity.person, address, made: identity.made };
};

// Ended on both sides: otherwise somebody who is turned away and never hangs up would keep a place.
const refuse = (socket: Duplex, status: Status): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
