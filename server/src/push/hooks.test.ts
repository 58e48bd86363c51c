import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { HookMessage } from './hook-sender.ts';
import { tellElsewhere } from './hooks.ts';
import type { PushOutcome } from './sender.ts';

const TABLE = 'AAAAAAAAAAAAAAAA';
const TERMS = {
  rules: { edition: '2021', players: 3, ghost: false },
  clock: { kind: 'slow', hours: 24 },
  listed: true,
  spectators: true,
  phrasesOnly: false,
} as const;

let store: Store;
beforeEach(async () => {
  store = openSqlite(':memory:');
  await store.addPerson({ id: 'nell', name: 'Nell', kind: 'guest', owner: null, cameAt: 0, trustedSince: 0 });
  const seats = ['Nell', 'Bram', 'Inès'].map(
    name => ({ kind: 'person', person: name.toLowerCase(), name, pirate: 'anne' }) as const,
  );
  const summary = {
    stage: 'sailing',
    openedAt: 0,
    host: 'nell',
    terms: TERMS,
    seats,
    asked: [],
    final: null,
    wakeAt: null,
  } as const;
  const opened = { kind: 'opened', host: 'nell', terms: TERMS, commitment: '00'.repeat(32), rematchOf: null } as const;
  await store.append(TABLE, [{ ...opened, number: 1, at: 1 }], { secret: '00'.repeat(32), summary });
});
afterEach(() => store.close());

const told = async (outcome: PushOutcome, hosts = ['ntfy.sh']) => {
  const sent: [string, HookMessage][] = [];
  const send = async (url: string, message: HookMessage): Promise<PushOutcome> => {
    sent.push([url, message]);
    return outcome;
  };
  const said = await tellElsewhere({ store, send, hosts, publicUrl: 'https://jamaica.example' }, 'nell', TABLE);
  return { said, sent };
};

it('somebody is told in their language at which table it is their turn', async () => {
  await store.setHook('nell', { url: 'https://ntfy.sh/nell', language: 'fr' });
  expect(await told('sent')).toEqual({
    said: 'sent',
    sent: [
      [
        'https://ntfy.sh/nell',
        {
          title: 'À vous de jouer\u202f!',
          text: 'À la table avec Bram et Inès',
          link: `https://jamaica.example/t/${TABLE}`,
        },
      ],
    ],
  });
});

it('nothing is sent to people without an address, or with one whose host is no longer listed', async () => {
  expect(await told('sent')).toEqual({ said: null, sent: [] });
  await store.setHook('nell', { url: 'https://ntfy.sh/nell', language: 'fr' });
  expect(await told('sent', ['discord.com'])).toEqual({ said: null, sent: [] });
});

it('an address that is gone is forgotten', async () => {
  await store.setHook('nell', { url: 'https://ntfy.sh/nell', language: 'fr' });
  await told('failed');
  expect(await store.hookOf('nell')).not.toBeNull();
  await told('gone');
  expect(await store.hookOf('nell')).toBeNull();
});
