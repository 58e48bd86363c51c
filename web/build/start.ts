// `npm start`: builds the web client and serves it until Ctrl-C.
import { readFiles } from './files.ts';
import { type Site, serve } from './serve.ts';
import { buildSite, DIST } from './site.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const portAsked = (text: string): number => {
  const port = Number(text);
  const valid = Number.isInteger(port) && port >= 0 && port <= 65_535;
  return valid ? port : stop(`PORT must be a number from 0 to 65535, and it is "${text}".`);
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const open = async (port: number): Promise<Site> => {
  try {
    return await serve(readFiles(DIST), { port });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return stop(`Something else is using port ${port}. Choose another one: PORT=${port + 1} npm start`);
  }
};

const asked = portAsked(process.env.PORT || '8080');
if (!buildSite(DIST)) stop('The web client could not be built.');
const site = await open(asked);
console.log(`\nJamaica is at http://localhost:${site.port} (Ctrl-C ends)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.close());
