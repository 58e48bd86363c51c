import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, globalAgent } from 'node:https';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import webPush from 'web-push';
import { type PushNews, pushSender } from '../src/push/sender.ts';

const keys = webPush.generateVAPIDKeys();
const CONTACT = 'mailto:harbour@jamaica.example';
const TABLE = 'AAAAAAAAAAAAAAAA';

/** A browser's end of a subscription: what it shows, and the key that it keeps to itself. */
const browser = () => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return { own, auth, p256dh: own.getPublicKey('base64url'), authText: auth.toString('base64url') };
};

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What only that browser can read: RFC 8291 over the coding `aes128gcm` of RFC 8188, in one record. */
const unsealed = (body: Buffer, { own, auth }: ReturnType<typeof browser>): string => {
  const salt = body.subarray(0, 16);
  const idEnd = 21 + body[20];
  const sender = body.subarray(21, idEnd);
  const shared = own.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = hkdf(shared, auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(idEnd, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** Whether the sender signed for this service with the key that browsers subscribe to. */
const isSigned = (authorization: string, audience: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return (
    key === keys.publicKey &&
    aud === audience &&
    sub === CONTACT &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
};

// A key that both ends know stands for a certificate, which nobody would give a service on this machine.
const SHARED = { psk: Buffer.from('under the rose'), identity: 'harbour' };
const TLS = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;

interface Sent {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** A push service on this machine, over TLS as they all are. */
const openService = async (status: number): Promise<{ origin: string; sent: Sent[] }> => {
  const sent: Sent[] = [];
  const service = createServer({ ...TLS, pskCallback: () => SHARED.psk }, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    sent.push({ request, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => void service.close());
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  return { origin: `https://127.0.0.1:${address.port}`, sent };
};

const usual = { ...globalAgent.options };
afterEach(() => {
  globalAgent.options = usual;
});

const send = async (origin: string, news: PushNews, to = browser()) => {
  globalAgent.options = { ...usual, ...TLS, pskCallback: () => SHARED, checkServerIdentity: () => undefined };
  const address = { endpoint: `${origin}/push/abc`, person: 'nellnellnellnell', p256dh: to.p256dh, auth: to.authText };
  return pushSender(keys, CONTACT)(address, news);
};

describe('news through a push service', () => {
  it('are read by the browser they are for, and by nobody on the way', async () => {
    const { origin, sent } = await openService(201);
    const nell = browser();
    expect(await send(origin, { kind: 'turn', table: TABLE }, nell)).toBe('sent');
    const [{ request, body }] = sent;
    expect(request.headers['content-encoding']).toBe('aes128gcm');
    expect(body.toString('latin1')).not.toContain(TABLE);
    expect(JSON.parse(unsealed(body, nell))).toEqual({ kind: 'turn', table: TABLE });
    expect(() => unsealed(body, browser())).toThrow();
  });

  it('are signed with the key that browsers subscribe to', async () => {
    const { origin, sent } = await openService(201);
    await send(origin, { kind: 'turn', table: TABLE });
    const { authorization = '' } = sent[0].request.headers;
    expect(isSigned(authorization, origin)).toBe(true);
    expect(isSigned(authorization, 'https://elsewhere.example')).toBe(false);
  });

  it('of one table replace each other while they wait, and what is over does not wait at all', async () => {
    const { origin, sent } = await openService(201);
    await send(origin, { kind: 'turn', table: TABLE });
    await send(origin, { kind: 'done', table: TABLE });
    expect(sent.map(({ request: { headers } }) => [headers.topic, headers.ttl])).toEqual([
      [TABLE, '86400'],
      [TABLE, '0'],
    ]);
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [500, 'failed'],
  ])('that the service answers with %i are %s', async (status, outcome) => {
    const { origin } = await openService(status);
    expect(await send(origin, { kind: 'turn', table: TABLE })).toBe(outcome);
  });
});
