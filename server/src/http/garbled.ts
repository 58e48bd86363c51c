import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Trouble } from '@jamaica/messages';
import { headersFor } from './headers.ts';

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what never became a request: bytes that make no sense, a head without an end, or one that takes forever. */
export const answerGarbled = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable) {
    const status = STATUS[code] ?? 400;
    const why: Trouble = { why: 'not-understood' };
    const body = JSON.stringify(why);
    // Nobody knows where the next request would begin, so there is none.
    const headers = {
      ...headersFor('http://localhost'),
      'Cache-Control': 'no-store',
      Connection: 'close',
      'Content-Length': String(body.length),
      'Content-Type': 'application/json; charset=utf-8',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
};
