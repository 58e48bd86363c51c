import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import type { Store } from '../store/store.ts';

const Keys = v.object({
  session: v.pipe(v.string(), v.minLength(32)),
  push: v.object({ publicKey: v.string(), privateKey: v.string() }),
});

/** What the server signs with: cookies, and news to browsers. Made once and kept beside the database, or in it. */
export type Keys = v.InferOutput<typeof Keys>;

const newKeys = (): Keys => ({ session: randomBytes(32).toString('base64url'), push: webPush.generateVAPIDKeys() });

/** The keys of a data folder; `session` comes first when it is given. */
export const keysIn = (folder: string, session: string | null): Keys => {
  const path = join(folder, 'keys.json');
  if (!existsSync(path)) write(path, newKeys());
  const kept = v.parse(Keys, JSON.parse(readFileSync(path, 'utf8')));
  return session === null ? kept : { ...kept, session };
};

/** The keys that several servers share: the first one makes them. */
export const keysOf = async (store: Pick<Store, 'keep'>, session: string | null): Promise<Keys> => {
  const kept = v.parse(Keys, JSON.parse(await store.keep('keys', JSON.stringify(newKeys()))));
  return session === null ? kept : { ...kept, session };
};

// First beside it and then in its place: half a file of keys would lock everybody out.
const write = (path: string, keys: Keys): void => {
  const draft = `${path}.new`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, path);
};
