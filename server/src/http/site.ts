import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyFor, type File, type Files, isKnown } from './files.ts';
import { PICTURE_POLICY } from './headers.ts';

const YEAR = 365 * 24 * 60 * 60;

// A path with a dot in its last part names a file; any other one is a place within the page, such as a table's link.
const isPlace = (path: string): boolean => !/\.[^/]*$/.test(path);

export const fileAt = (files: Files, path: string): File | undefined =>
  files.get(path) ?? (isPlace(path) ? files.get('/index.html') : undefined);

/** Sends a file of the web client, packed as well as the browser can unpack it. */
export const sendFile = (file: File, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const body = bodyFor(file, request.headers['accept-encoding']?.toString() ?? '');
  reply.headers({
    'Cache-Control': file.hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
  if (file.type.startsWith('image/svg')) reply.header('Content-Security-Policy', PICTURE_POLICY);
  if (isKnown(file, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
  if (body.encoding !== 'identity') reply.header('Content-Encoding', body.encoding);
  return reply.type(file.type).send(body.bytes);
};
