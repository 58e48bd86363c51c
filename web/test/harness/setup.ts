import type { TestProject } from 'vitest/node';
import { buildOnce, serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build that all browser tests look at. */
    folder: string;
    /** Where it is served for all of them. */
    address: string;
  }
}

/** Builds and serves the site once for the whole run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { folder, remove } = buildOnce();
  const site = await serveSite(folder);
  provide('folder', folder);
  provide('address', site.address);
  return async () => {
    await site.close();
    remove();
  };
};
