import type { TestProject } from 'vitest/node';
import { buildOnce, plainCopy, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build that all browser tests look at. */
    folder: string;
    /** The same with plain pictures. */
    plain: string;
    /** Where that one is served for all of them. */
    address: string;
  }
}

/** Builds and serves the site once for the whole run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const built = buildOnce();
  const plain = plainCopy(built.folder);
  const site = await serveSite(plain.folder);
  provide('folder', built.folder);
  provide('plain', plain.folder);
  provide('address', site.address);
  return async () => {
    await site.close();
    for (const { remove } of [built, plain]) remove();
  };
};
