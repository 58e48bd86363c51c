import { generateKeyPairSync, sign } from 'node:crypto';

/** A part of a certificate as DER writes it: what it is, how long, and what is in it. */
const part = (tag: number, ...inside: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(inside);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};

const whole = (value: number): Buffer => part(0x02, Buffer.from([value]));
const several = (...inside: readonly Uint8Array[]): Buffer => part(0x30, ...inside);
const text = (tag: number, letters: string): Buffer => part(tag, Buffer.from(letters, 'latin1'));
const known = (id: string): Buffer => part(0x06, Buffer.from(id, 'hex'));

const ECDSA_WITH_SHA256 = several(known('2a8648ce3d040302'));
const COMMON_NAME = known('550403');
const OTHER_NAMES = known('551d11');

interface Certificate {
  readonly key: string;
  /** Both what the host shows, and what those trust who believe it (it is signed with its own key). */
  readonly cert: string;
}

/** A certificate for a host that nobody would give it: for the tests of this machine, made anew each time. */
export const certificateFor = (host: string): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = several(part(0x31, several(COMMON_NAME, text(0x0c, host))));
  const said = several(
    part(0xa0, whole(2)),
    whole(1),
    ECDSA_WITH_SHA256,
    name,
    several(text(0x17, '200101000000Z'), text(0x18, '99991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, several(several(OTHER_NAMES, part(0x04, several(text(0x82, host)))))),
  );
  const signature = part(0x03, Buffer.from([0]), sign('sha256', said, privateKey));
  const written = several(said, ECDSA_WITH_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${written.replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
};
