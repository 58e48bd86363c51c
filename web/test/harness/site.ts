import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLog, readConfig, startServer } from '@jamaica/server';
import { buildClient } from '../../build/client.ts';

export type ServedSite = { readonly address: string; readonly port: number; readonly close: () => Promise<void> };

type Build = { readonly folder: string; readonly remove: () => void };

const newBuild = (): Build => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-site-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

/** A build of its own, so that it does not pull the files away from a game that is being served. */
export const buildOnce = (): Build => {
  const build = newBuild();
  if (buildClient(build.folder, 'warn')) return build;
  throw new Error('the site could not be built');
};

const PICTURE = /^(?:chart|panorama)-.*\.svg$/;

/**
 * The same build with its chart and its panoramas in one colour: a browser draws them anew at every size, which would be a
 * fifth of the time of all tests, and none of those looks at them. Those that bring a server of their own see them.
 */
export const plainCopy = (folder: string): Build => {
  const build = newBuild();
  cpSync(folder, build.folder, { recursive: true });
  const assets = join(build.folder, 'assets');
  for (const name of readdirSync(assets).filter(each => PICTURE.test(each))) {
    const [frame] = /<svg[^>]*>/.exec(readFileSync(join(assets, name), 'utf8')) ?? [''];
    writeFileSync(join(assets, name), `${frame}<rect width="100%" height="100%" fill="#9bc"/></svg>`);
    for (const packed of ['.br', '.gz']) rmSync(join(assets, `${name}${packed}`), { force: true });
  }
  return build;
};

const HOST = '127.0.0.1';
/** All visitors of all tests come from one address. */
const CROWD = { burst: 100_000, perMinute: 100_000 };

/** Serves a build with the real server, on this machine alone; its tables are in a folder of their own, unless they are to stay. */
export const serveSite = async (
  webDir: string,
  { port = 0, data: kept }: { readonly port?: number; readonly data?: string } = {},
): Promise<ServedSite> => {
  const data = kept ?? mkdtempSync(join(tmpdir(), 'jamaica-data-'));
  const config = readConfig({
    PORT: String(port),
    HOST,
    DATA_DIR: data,
    WEB_DIR: webDir,
    CONNECTIONS_PER_ADDRESS: '10000',
    BOT_THREADS: '1',
    // A visitor may say that they come from somewhere else.
    TRUST_PROXY: '1',
  });
  if (!config.ok) throw new Error(`${config.error.setting} must be ${config.error.expected}`);
  const server = await startServer(config.value, newLog('warn'), {
    // What a test sees should not depend on how long a bot may think.
    patience: () => ({ games: 1 }),
    allowances: { requestsOfAddress: CROWD, guestsOfAddress: CROWD, guessesOfAddress: CROWD },
  });
  const close = async (): Promise<void> => {
    await server.close();
    if (kept === undefined) rmSync(data, { recursive: true, force: true });
  };
  return { address: `http://${HOST}:${server.port}/`, port: server.port, close };
};

/** The site as it looks behind a proxy that has it in a folder, such as `/games/jamaica`. */
export const proxied = async (site: ServedSite, folder: string): Promise<ServedSite> => {
  const proxy = createServer((asked, answer) => {
    const { method, headers, url = '' } = asked;
    if (!url.startsWith(`${folder}/`)) return void answer.writeHead(404).end();
    const on = { host: HOST, port: site.port, path: url.slice(folder.length), method, headers };
    asked.pipe(
      request(on, response => response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers))).on(
        'error',
        () => answer.destroy(),
      ),
    );
  });
  proxy.listen(0, HOST);
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async (): Promise<void> => {
    proxy.close();
    proxy.closeAllConnections();
    await site.close();
  };
  return { address: `http://${HOST}:${port}${folder}/`, port, close };
};
