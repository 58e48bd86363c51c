import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { PushOutcome } from './sender.ts';

/** What is sent: one line, and where it leads. */
export interface HookMessage {
  readonly title: string;
  readonly text: string;
  /** Null: the server does not know where people reach it. */
  readonly link: string | null;
}

/** Sends one message to an address that somebody gave. */
export type HookSender = (url: string, message: HookMessage) => Promise<PushOutcome>;

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers are ASCII; anything else is encoded as in mail. */
const inHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** As each service wants it: Discord its own field, ntfy plain text with headers, all others JSON with the usual names. */
export const posted = (url: URL, { title, text, link }: HookMessage): Posted => {
  const whole = [title, text, ...(link === null ? [] : [link])].join('\n');
  const json = (body: object): Posted => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  // A name that somebody gave themselves must not ping anybody.
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

/** For the whole exchange, however slowly the other side answers. */
const PATIENCE = 10_000;
const USUAL_PORT = 443;

interface Line {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>;
  /** Posts to one of these very addresses of the host, follows no redirect, and gives the status. */
  post(url: URL, addresses: readonly string[], what: Posted): Promise<number>;
}

interface LineSettings {
  readonly resolve?: Line['resolve'];
  readonly port?: number;
  /** The certificate authority to trust, if not those that Node trusts. */
  readonly ca?: string;
}

/** The way to hosts by https. A test has a port and an authority of its own. */
export const secureLine = ({ resolve = addressesOf, port = USUAL_PORT, ca }: LineSettings = {}): Line => ({
  resolve,
  post: (url, addresses, { headers, body }) =>
    new Promise((settle, reject) => {
      const asked = request(
        {
          host: url.hostname,
          port,
          // The addresses that were looked at, and no others: a name may lead elsewhere a moment later.
          lookup: (_host, _options, found) =>
            found(
              null,
              addresses.map(address => ({ address, family: isIP(address) })),
            ),
          agent: false,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'jamaica' },
          signal: AbortSignal.timeout(PATIENCE),
          ...(ca === undefined ? {} : { ca }),
        },
        response => {
          settle(response.statusCode ?? 0);
          // The body is of no interest, however long it is.
          response.destroy();
        },
      );
      asked.on('error', reject);
      asked.end(body);
    }),
});

const addressesOf = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/** Sends to public addresses only, whatever a name resolves to; a test may let others in. */
export const hookSender =
  (line: Line = secureLine(), mayReach: (address: string) => boolean = isPublicAddress): HookSender =>
  async (said, message) => {
    try {
      const url = new URL(said);
      const addresses = await line.resolve(url.hostname);
      if (addresses.length === 0 || !addresses.every(mayReach)) return 'failed';
      const status = await line.post(url, addresses, posted(url, message));
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };
