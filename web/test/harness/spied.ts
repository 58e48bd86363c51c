import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ServedSite } from './site.ts';

const HOST = '127.0.0.1';
const SPY = '/spy.js';

/** Notes in the page what its console would say, before anything else runs there. */
const noteErrors = `
  window.errors = [];
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...told) => { window.errors.push(kind + ': ' + told.join(' ')); say.apply(console, told); };
  }
  addEventListener('error', event => window.errors.push('thrown: ' + (event.error?.stack ?? event.message ?? event.target?.outerHTML)), true);
  addEventListener('unhandledrejection', event => window.errors.push('thrown: ' + (event.reason?.stack ?? event.reason)));
  addEventListener('securitypolicyviolation', event => window.errors.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

const isPage = (answer: IncomingMessage): boolean => answer.headers['content-type']?.startsWith('text/html') ?? false;

/**
 * The site with a spy in its page, for browsers that do not tell what their console says: `window.errors`. Closing this one
 * leaves the site alone: it is the network that is gone then.
 */
export const spied = async (site: ServedSite): Promise<ServedSite> => {
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const proxy = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    if (url === SPY) return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(noteErrors);
    // The site must believe that it is asked as it is called, and send what can be read.
    const on = {
      host: HOST,
      port: site.port,
      path: url,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    };
    const passed = request(on, async response => {
      const told = { ...response.headers };
      if (!isPage(response)) return void response.pipe(answer.writeHead(response.statusCode ?? 502, told));
      const chunks = await response.toArray();
      delete told['content-length'];
      const page = Buffer.concat(chunks).toString().replace('<head>', `<head><script src="${SPY}"></script>`);
      answer.writeHead(response.statusCode ?? 502, told).end(page);
    });
    asked.pipe(passed.on('error', () => answer.destroy()));
  });
  proxy.on('connection', kept);
  proxy.on('upgrade', (asked, socket: Socket, head) => {
    const server = connect(site.port, HOST, () => {
      const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
      server.write(`${[`GET ${asked.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
      server.write(head);
      server.pipe(socket).pipe(server);
    });
    kept(server);
  });
  proxy.listen(0, HOST);
  await once(proxy, 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://${HOST}:${port}/`,
    port,
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
