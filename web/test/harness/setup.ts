import type { TestProject } from 'vitest/node';
import { buildOnce, plainCopy, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build that all browser tests look at. */
    folder: string;
    /** Where it is served for all of them, with plain pictures. */
    address: string;
  }
}

/** Builds and serves the site once for the whole run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const built = buildOnce();
  const plain = plainCopy(built.folder);
  const site = await serveSite(plain.folder);
  provide('folder', built.folder);
  provide('address', site.address);
  return async () => {
    await site.close();
    for (const { remove } of [built, plain]) remove();
  };
};
