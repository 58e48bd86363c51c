import { expect, it } from 'vitest';
import { nearUrls, qrCode } from './near.ts';

const at = (address: string, internal = false) => ({
  ...({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' } as const),
  ...{ netmask: '', mac: '', cidr: null, scopeid: 0 },
});

it('names the addresses of a home network, those of other programs last', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    wlan0: [at('192.168.1.20'), at('fe80::1')],
  };
  expect(nearUrls(8080, interfaces)).toEqual(['http://192.168.1.20:8080', 'http://172.17.0.1:8080']);
});

it('names no address that the whole world sees', () => {
  expect(nearUrls(8080, { eth0: [at('203.0.113.7'), at('172.32.0.1')] })).toEqual([]);
});

it('draws a square code with a white margin', () => {
  const lines = qrCode('http://192.168.1.20:8080').split('\n');
  const widths = new Set(lines.map(line => [...line].filter(sign => ' ▀▄█'.includes(sign)).length));
  expect(widths.size).toBe(1);
  expect(Math.abs([...widths][0] - 2 * lines.length)).toBeLessThanOrEqual(1);
  expect([...lines[0]].filter(sign => ' ▀▄'.includes(sign))).toEqual([]);
});
