import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import webPush from 'web-push';
import { type RandomBytes, randomText } from '../clock/random.ts';
import type { Store } from '../store/store.ts';

const Keys = v.object({
  session: v.pipe(v.string(), v.minLength(32)),
  push: v.object({ publicKey: v.string(), privateKey: v.string() }),
});

/** What the server signs with: cookies, and news to browsers. Made once and kept beside the database, or in it. */
export type Keys = v.InferOutput<typeof Keys>;

const newKeys = (random: RandomBytes): Keys => ({
  session: randomText(random, 32),
  push: webPush.generateVAPIDKeys(),
});

/** The keys of a data folder; `session` comes first when it is given. */
export const keysIn = (folder: string, session: string | null, random: RandomBytes): Keys => {
  const path = join(folder, 'keys.json');
  if (!existsSync(path)) write(path, newKeys(random));
  const kept = v.safeParse(Keys, parsed(readFileSync(path, 'utf8')));
  if (!kept.success) throw new KeysDamaged(path);
  return session === null ? kept.output : { ...kept.output, session };
};

/** The file of keys is there and cannot be read. New ones would lock everybody out, so a person has to decide. */
export class KeysDamaged extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} cannot be read`);
    this.path = path;
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The keys that several servers share: the first one makes them. */
export const keysOf = async (
  store: Pick<Store, 'keep'>,
  session: string | null,
  random: RandomBytes,
): Promise<Keys> => {
  const kept = v.parse(Keys, JSON.parse(await store.keep('keys', JSON.stringify(newKeys(random)))));
  return session === null ? kept : { ...kept, session };
};

// Written beside it first and then renamed: half a file of keys would lock everybody out.
const write = (path: string, keys: Keys): void => {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, `${JSON.stringify(keys, null, 2)}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
  // The folder has to be synchronised too, in case the power fails. Systems that cannot do that do it by themselves.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
};
