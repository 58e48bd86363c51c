import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyFor, type File, type Files, isKnown } from './files.ts';
import { PICTURE_POLICY } from './headers.ts';
import { wayHome } from './page.ts';

export const PAGE = '/index.html';

export const fileAt = (files: Files, path: string): File | undefined => files.get(path === '/' ? PAGE : path);

// A path with a dot in its last part names a file; any other one is somebody who lost the way.
const isPlace = (path: string): boolean => path.startsWith('/') && !/\.[^/]*$/.test(path);

/**
 * The way to the page from a path where there is nothing, as the service worker knows it too; null: there is none. It is
 * relative, because a proxy may have the page in a folder, and the page finds its own files from where it lies.
 */
export const homeFrom = (files: Files, path: string): string | null =>
  isPlace(path) && files.has(PAGE) ? wayHome(path) : null;

/** Sends a file of the web client, packed as well as the browser can unpack it. */
export const sendFile = (file: File, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const body = bodyFor(file, request.headers['accept-encoding']?.toString() ?? '');
  reply.headers({
    'Cache-Control': file.cache,
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
  if (file.type.startsWith('image/svg')) reply.header('Content-Security-Policy', PICTURE_POLICY);
  if (isKnown(file, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
  if (body.encoding !== 'identity') reply.header('Content-Encoding', body.encoding);
  return reply.type(file.type).send(body.bytes);
};
