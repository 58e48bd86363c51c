import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isPublicAddress } from './public-address.ts';
import type { PushOutcome } from './sender.ts';

/** What is sent: one line, and where it leads. */
export interface HookMessage {
  readonly title: string;
  readonly text: string;
  /** Null: the server does not know where people reach it. */
  readonly link: string | null;
}

/** Sends one message to one address of somebody's own. */
export type HookSender = (url: string, message: HookMessage) => Promise<PushOutcome>;

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A header has plain letters only; what has others is written as mail does it. */
const inHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** As each service wants it: Discord its own field, ntfy plain text with headers, all others JSON with the usual names. */
export const posted = (url: URL, { title, text, link }: HookMessage): Posted => {
  const whole = [title, text, ...(link === null ? [] : [link])].join('\n');
  const json = (body: object): Posted => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  // Nobody is called up by a name that somebody gave themselves.
  if (/^(?:\w+\.)?discord(?:app)?\.com$/.test(url.hostname))
    return json({ content: whole, allowed_mentions: { parse: [] } });
  if (/(?:^|\.)ntfy\./.test(url.hostname))
    return {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        Title: inHeader(title),
        ...(link === null ? {} : { Click: link }),
      },
      body: text,
    };
  return json({ title, message: text, text: whole, url: link });
};

const PATIENCE = 10_000;

export interface Line {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /** Posts to this very address of the host, follows no redirect, and gives the status. */
  post(url: URL, address: string, what: Posted): Promise<number>;
}

const internet: Line = {
  resolve: async host => (await lookup(host, { all: true })).map(({ address }) => address),
  post: (url, address, { headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          // The address that was looked at, and no other: a name may lead elsewhere a moment later.
          host: address,
          port: 443,
          servername: url.hostname,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'jamaica' },
          timeout: PATIENCE,
        },
        response => {
          resolve(response.statusCode ?? 0);
          // What it says is nothing to us, however long it is.
          response.destroy();
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('no answer')));
      asked.on('error', reject);
      asked.end(body);
    }),
};

/** Sends to public addresses only, whatever a name resolves to. */
export const hookSender =
  (line: Line = internet): HookSender =>
  async (said, message) => {
    try {
      const url = new URL(said);
      const addresses = await line.resolve(url.hostname);
      if (addresses.length === 0 || !addresses.every(isPublicAddress)) return 'failed';
      const status = await line.post(url, addresses[0], posted(url, message));
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };
