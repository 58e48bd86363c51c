import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

describe('the settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      value: { port: 8080, host: null, dataDir: 'data', publicUrl: null },
    });
  });

  it('are taken from the environment', () => {
    const read = readConfig({ PORT: '0', PUBLIC_URL: 'https://jamaica.example/', TRUST_PROXY: '1' });
    expect(read).toMatchObject({ ok: true, value: { port: 0, publicUrl: 'https://jamaica.example', proxies: 1 } });
  });

  it.each([
    ['PORT', 'harbour'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'jamaica.example'],
    ['PUBLIC_URL', 'https://jamaica.example/game'],
    ['SESSION_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PUSH_CONTACT', 'captain'],
    ['DATABASE_URL', 'jamaica.db'],
    ['NATS_URL', 'nats://nats:4222'],
    ['HOOK_HOSTS', 'https://ntfy.sh'],
    ['HOOK_HOSTS', 'ntfy.sh,localhost'],
    ['HOOK_HOSTS', '127.0.0.1'],
    ['HOOK_HOSTS', 'ntfy.sh:8443'],
  ])('refuse %s=%s by name', (setting, value) => {
    expect(readConfig({ [setting]: value })).toMatchObject({ ok: false, error: { setting } });
  });

  it('list hosts as they are written in addresses', () => {
    const read = readConfig({ HOOK_HOSTS: ' NTFY.sh, discord.com' });
    expect(read).toMatchObject({ ok: true, value: { hookHosts: ['ntfy.sh', 'discord.com'] } });
  });

  it('of several servers are a database and NATS', () => {
    const several = { DATABASE_URL: 'postgres://jamaica@db/jamaica', NATS_URL: 'nats://one:4222,nats://two:4222' };
    const value = { databaseUrl: several.DATABASE_URL, natsUrl: several.NATS_URL };
    expect(readConfig(several)).toMatchObject({ ok: true, value });
    expect(readConfig({ ...several, NATS_URL: 'one:4222' })).toMatchObject({ error: { setting: 'NATS_URL' } });
  });

  it('are all in docs/server.md, as they are', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'server.md'), 'utf8');
    for (const [name, { otherwise, means }] of Object.entries(SETTINGS))
      expect(page).toContain(`| \`${name}\` | ${otherwise === '' ? '' : `\`${otherwise}\` `}| ${means} |`);
  });
});
