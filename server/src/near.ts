import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The address ranges that homes and offices use, the likeliest first; the last one is often taken by virtual networks. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const rank = (address: string): number => PRIVATE.findIndex(each => each.test(address));

/** Where others in the same network reach a server that listens on all addresses of this machine. */
export const nearUrls = (port: number, interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces)
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && rank(address) >= 0)
    .map(({ address }) => address)
    .sort((one, other) => rank(one) - rank(other))
    .map(address => `http://${address}:${port}`);

/** Whether a server listens on all addresses of this machine. */
export const isEverywhere = (host: string | null): boolean => host === null || ['::', '0.0.0.0'].includes(host);

const WHITE_ON_BLACK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/** A QR code for a terminal, in colours of its own: with light and dark swapped, some telephones cannot read it. */
export const qrCode = (text: string): string =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map(line => `${WHITE_ON_BLACK}${line}${AS_BEFORE}`)
    .join('\n');
