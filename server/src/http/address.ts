import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address that limits count for: the last one before the proxies that we trust. An IPv6 network counts as one, because
 * everybody who has one address there has all of them.
 */
export const addressOf = (request: IncomingMessage, proxies: number): string => {
  const peer = request.socket.remoteAddress ?? '';
  const said = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const way = [...said.map(each => each.trim()).filter(Boolean), peer];
  return networkOf(way[Math.max(0, way.length - 1 - proxies)]);
};

/** The address by itself, or the IPv6 network that it is in. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail = ''] = plain.split('::');
  const [front, back] = [head, tail].map(part => part.split(':').filter(Boolean));
  const groups = plain.includes('::') ? [...front, ...Array(8 - front.length - back.length).fill('0'), ...back] : front;
  return `${groups.slice(0, 4).join(':')}::/64`;
};

/** Whether an address, or its network, is this machine's own. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === networkOf('::1');

/** Whether a request comes from this machine itself, and not through a proxy that stands on it. */
export const isNear = ({ socket, headers }: IncomingMessage): boolean => {
  const address = networkOf(socket.remoteAddress ?? '');
  return isLoopback(address) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
};

/** The origin that people see this server at: as configured, or as the request says. */
export const originOf = (request: IncomingMessage, proxies: number, publicUrl: string | null): string => {
  if (publicUrl !== null) return publicUrl;
  const said =
    proxies > 0
      ? String(request.headers['x-forwarded-proto'] ?? '')
          .split(',')[0]
          .trim()
      : '';
  return `${said === 'https' ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
};

/** Whether a browser says that a page of another site asks. Browsers say so with every request, pictures included. */
export const isFromElsewhere = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/**
 * Whether a request may change something: pages of other sites may not. Browsers always say where such a request comes
 * from, so one that says nothing is from a program.
 */
export const isFromHere = (request: IncomingMessage, own: string): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === own;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};
