import { describe, expect, it } from 'vitest';
import { hookAddress } from './hook-address.ts';
import { hookSender, type Posted, posted } from './hook-sender.ts';
import { isPublicAddress } from './public-address.ts';

const HOSTS = ['ntfy.sh', 'discord.com'];

describe('somebody’s own address', () => {
  it.each([
    ['https://ntfy.sh/nell', 'https://ntfy.sh/nell'],
    ['https://NTFY.sh:443/a/../nell#x', 'https://ntfy.sh/nell'],
    ['https://ntfy.sh\\@evil.example/x', 'https://ntfy.sh/@evil.example/x'],
  ])('%s is taken as it was read', (said, read) => expect(hookAddress(said, HOSTS)).toBe(read));

  it.each([
    'http://ntfy.sh/nell',
    'https://ntfy.sh:8443/nell',
    'https://nell:x@ntfy.sh/nell',
    'https://ntfy.sh@evil.example/nell',
    'https://ntfy.sh.evil.example/nell',
    'https://evilntfy.sh/nell',
    'https://sub.ntfy.sh/nell',
    'https://127.0.0.1/nell',
    'https://localhost/nell',
    'nonsense',
  ])('%s is none', said => expect(hookAddress(said, HOSTS)).toBeNull());

  it('is none at all where the operator lists no host', () => {
    expect(hookAddress('https://ntfy.sh/nell', [])).toBeNull();
  });
});

describe('an address of the open Internet', () => {
  it.each(['1.1.1.1', '159.203.148.75', '2606:4700::1111', '2a01:4f8::1'])('%s is one', address =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
    ...['192.0.0.1', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:1.1.1.1', '::7f00:1', '64:ff9b::7f00:1', 'fc00::1', 'fd12::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '2001:db8::1', '2001::1', '2002:7f00:1::', '3fff::1', ''],
    ...['localhost', '0x7f000001', '127.1'],
  ])('%s is not', address => expect(isPublicAddress(address)).toBe(false));
});

const MESSAGE = { title: 'Ваш хід!', text: 'За столом: Nell', link: 'https://jamaica.example/t/x' };

describe('news', () => {
  it('are written as each service wants them', () => {
    const ntfy = posted(new URL('https://ntfy.sh/nell'), MESSAGE);
    expect(ntfy.body).toBe(MESSAGE.text);
    expect(ntfy.headers.Click).toBe(MESSAGE.link);
    expect(ntfy.headers.Title).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
    const discord = JSON.parse(posted(new URL('https://discord.com/api/webhooks/1/x'), MESSAGE).body);
    expect(discord.content).toContain('Nell\nhttps://jamaica.example/t/x');
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    const other = JSON.parse(posted(new URL('https://matrix.example/hook'), { ...MESSAGE, link: null }).body);
    expect(other).toEqual({
      title: MESSAGE.title,
      message: MESSAGE.text,
      text: 'Ваш хід!\nЗа столом: Nell',
      url: null,
    });
  });

  const sent = async (addresses: readonly string[], status: number) => {
    const calls: { readonly addresses: readonly string[]; readonly what: Posted }[] = [];
    const send = hookSender({
      resolve: async () => addresses,
      post: async (_, to, what) => {
        calls.push({ addresses: to, what });
        return status;
      },
    });
    return { outcome: await send('https://ntfy.sh/nell', MESSAGE), calls };
  };

  it('go to the addresses that were looked at', async () => {
    const { outcome, calls } = await sent(['1.1.1.1', '2606:4700::1111'], 200);
    expect([outcome, calls.map(({ addresses }) => addresses)]).toEqual(['sent', [['1.1.1.1', '2606:4700::1111']]]);
  });

  it.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::1']], [[]]])(
    'go nowhere when the host resolves to %j',
    async addresses => {
      const { outcome, calls } = await sent(addresses, 200);
      expect([outcome, calls]).toEqual(['failed', []]);
    },
  );

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [301, 'failed'],
    [500, 'failed'],
  ])('that are answered with %i are %s, and nothing is followed', async (status, outcome) => {
    expect((await sent(['1.1.1.1'], status)).outcome).toBe(outcome);
  });
});
