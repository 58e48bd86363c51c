import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Body, File, Files } from './files.ts';

export type Site = { readonly port: number; readonly close: () => Promise<void> };

/** Scripts and styles only from our own files; pictures may also be made by the page. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A picture that is opened as a page of its own may look as it likes and do nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const EVERYWHERE: OutgoingHttpHeaders = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const YEAR = 365 * 24 * 60 * 60;

/** The best form of the file that the browser can unpack. `br;q=0` is how a browser says no to one. */
const bodyFor = ({ bodies }: File, accepted: string): Body | undefined => {
  const encodings = accepted
    .split(',')
    .map(one => one.trim())
    .filter(one => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map(one => one.split(';')[0]);
  return bodies.find(({ encoding }) => encodings.includes(encoding)) ?? bodies.at(-1);
};

const isKnown = (file: File, tags: string): boolean =>
  tags
    .split(',')
    .map(tag => tag.trim())
    .some(tag => tag === '*' || tag === file.tag);

const refuse = (response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void => {
  response.writeHead(status, { ...EVERYWHERE, ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(response.req.method === 'HEAD' ? undefined : `${status}\n`);
};

const answer = (files: Files, request: IncomingMessage, response: ServerResponse): void => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
  const [path] = (request.url ?? '').split('?');
  const file = files.get(path);
  const body = file && bodyFor(file, String(request.headers['accept-encoding'] ?? ''));
  if (!file || !body) return refuse(response, 404, { 'Cache-Control': 'no-cache' });
  const headers: OutgoingHttpHeaders = {
    ...EVERYWHERE,
    ...(file.type.startsWith('image/svg') ? { 'Content-Security-Policy': PICTURE_POLICY } : {}),
    'Cache-Control': file.hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  };
  if (isKnown(file, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.bytes.length,
    ...(body.encoding === 'identity' ? {} : { 'Content-Encoding': body.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
};

/** Serves the files until it is closed. Port 0 is any free one; without a host, everybody who can reach us is served. */
export const serve = async (files: Files, { port, host }: { port: number; host?: string }): Promise<Site> => {
  const server = createServer((request, response) => answer(files, request, response));
  server.listen({ port, ...(host ? { host } : {}) });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
