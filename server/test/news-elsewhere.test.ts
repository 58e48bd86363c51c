import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hookSender, secureLine } from '../src/push/hook-sender.ts';
import { certificateFor } from './certificate.ts';
import { OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, openHouse } from './sockets-visitor.ts';

// No name server knows it: who gets there was told the way.
const HOST = 'news.test';
const ADDRESS = `https://${HOST}/nell?a=1`;
const MESSAGE = { title: 'Ваш хід!', text: 'За столом: Bram', link: 'https://jamaica.example/t/x' };
const TRUSTED = certificateFor(HOST);
const HERE = ['127.0.0.1'];
const isHere = (address: string): boolean => HERE.includes(address);

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The name that was asked for before anything was said. */
  readonly asked: unknown;
}

/** A service for news on this machine, over TLS. */
const openService = async (answer: RequestListener, certificate = TRUSTED) => {
  const heard: Heard[] = [];
  let connections = 0;
  const service = createServer(certificate, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = '', url: path = '', headers, socket } = request;
    const asked = 'servername' in socket ? socket.servername : null;
    heard.push({ method, path, headers, body: Buffer.concat(parts).toString(), asked });
    answer(request, response);
  });
  service.on('connection', () => connections++);
  service.on('tlsClientError', () => {});
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.close();
    service.closeAllConnections();
  });
  const where = service.address();
  if (where === null || typeof where === 'string') throw new Error('the service has no port');
  return { heard, port: where.port, connections: () => connections };
};

const well: RequestListener = (_, response) => response.writeHead(204).end();

describe('news over TLS', () => {
  it('come to the host that was named, by the address that was looked at, once', async () => {
    const { heard, port } = await openService(well);
    const looked: string[] = [];
    const resolve = async (host: string): Promise<readonly string[]> => {
      // Whoever asks a second time is led elsewhere.
      return looked.push(host) === 1 ? HERE : ['127.0.0.2'];
    };
    const send = hookSender(secureLine({ resolve, port, ca: TRUSTED.cert }), isHere);
    expect(await send(ADDRESS, MESSAGE)).toBe('sent');
    expect(looked).toEqual([HOST]);
    expect(heard).toMatchObject([{ method: 'POST', path: '/nell?a=1', asked: HOST, headers: { host: HOST } }]);
    expect(JSON.parse(heard[0].body)).toMatchObject({ title: MESSAGE.title, url: MESSAGE.link });
  });

  const line = (port: number, ca = TRUSTED.cert) => secureLine({ resolve: async () => HERE, port, ca });

  it('are told to nobody at an address of this machine, unless a test lets them', async () => {
    const { port, connections } = await openService(well);
    expect(await hookSender(line(port))(ADDRESS, MESSAGE)).toBe('failed');
    expect(connections()).toBe(0);
    expect(await hookSender()('https://localhost/nell', MESSAGE)).toBe('failed');
  });

  it('are sent to no host whose certificate is not trusted', async () => {
    const other = await openService(well, certificateFor('evil.test'));
    const unknown = await openService(well, certificateFor(HOST));
    expect(await hookSender(line(other.port), isHere)(ADDRESS, MESSAGE)).toBe('failed');
    expect(await hookSender(line(unknown.port), isHere)(ADDRESS, MESSAGE)).toBe('failed');
    expect([...other.heard, ...unknown.heard]).toEqual([]);
  });

  it('follow nobody who sends them on', async () => {
    const { heard, port } = await openService((_, response) =>
      response.writeHead(307, { Location: `https://${HOST}:${port}/elsewhere` }).end(),
    );
    expect(await hookSender(line(port), isHere)(ADDRESS, MESSAGE)).toBe('failed');
    expect(heard).toHaveLength(1);
  });

  it('wait for no answer that does not end', async () => {
    const { port } = await openService((_, response) => void response.writeHead(200).write('and then '));
    expect(await hookSender(line(port), isHere)(ADDRESS, MESSAGE)).toBe('sent');
  });
});

it('somebody with an address is told there that a table waits, once a wait', async () => {
  const { heard, port } = await openService(well);
  const hook = hookSender(secureLine({ resolve: async () => HERE, port, ca: TRUSTED.cert }), isHere);
  const house = await openHouse({ hook }, { HOOK_HOSTS: HOST, PUSH_DELAY: '0', PUBLIC_URL: 'https://jamaica.example' });
  onTestFinished(() => house.close());
  const nell = await guest(house);
  nell.origin = 'https://jamaica.example';
  await nell.put('/api/me/hook', { url: ADDRESS, language: 'it' });
  const table = tableIn(await nell.post('/api/tables', { terms: OPEN }));
  const line = await nell.connect();
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: 'tide' });
  await line.ask('start', { table });
  await new SeatedPlayer(line, table).question(null);
  await expect.poll(() => heard).toHaveLength(1);
  await line.ask('say', { table, text: 'thinking' });
  expect(JSON.parse(heard[0].body)).toMatchObject({ title: 'Tocca a te!', url: `https://jamaica.example/t/${table}` });
  expect(heard).toHaveLength(1);
});
