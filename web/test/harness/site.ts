import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFiles } from '../../build/files.ts';
import { serve } from '../../build/serve.ts';
import { buildSite } from '../../build/site.ts';

export type ServedSite = { readonly address: string; readonly port: number; readonly close: () => Promise<void> };

/** A build of its own, so that it does not pull the files away from a game that is being served. */
export const buildOnce = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'jamaica-site-'));
  const remove = () => rmSync(folder, { recursive: true });
  if (buildSite(folder, 'warn')) return { folder, remove };
  remove();
  throw new Error('the site could not be built');
};

type Place = {
  /** Free unless given. */
  readonly port?: number;
  /** The folder of the site it pretends to lie in, as in `/games/jamaica`. */
  readonly under?: string;
};

/** Serves a build on this machine alone. */
export const serveSite = async (folder: string, { port = 0, under = '' }: Place = {}): Promise<ServedSite> => {
  const files = new Map([...readFiles(folder)].map(([path, file]) => [under + path, file]));
  const site = await serve(files, { port, host: '127.0.0.1' });
  return { address: `http://127.0.0.1:${site.port}${under}/`, port: site.port, close: site.close };
};
