import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { Me } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREELY, guest, type House, openHouse, Visitor as Stranger, type Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
});
afterAll(() => house.close());

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

// As much of CBOR as an authenticator needs.
const head = (major: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(major << 5) | size])
    : size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A device with one key, as the browser shows it to the server. */
class Device {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    );
    const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const data = Buffer.concat([this.#data(0x45), made]);
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]);
    return this.#shown({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  show(challenge: string) {
    const data = this.#data(0x05);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return this.#shown({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #shown(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

const challengeOf = async (visitor: Visitor, path: string): Promise<string> =>
  v.parse(v.object({ challenge: v.string() }), (await visitor.post(path)).body).challenge;

const withPasskey = async (device: Device) => {
  const owner = await guest(house);
  const { status, body } = await owner.post(
    '/api/passkeys',
    device.make(await challengeOf(owner, '/api/passkeys/new')),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { owner, me: v.parse(Me, body) };
};

describe('a passkey', () => {
  it('brings somebody back on a device that knows nothing of them', async () => {
    const device = new Device(house.url);
    const { me } = await withPasskey(device);
    expect(me.passkeys).toHaveLength(1);
    const elsewhere = new Stranger(house);
    const shown = device.show(await challengeOf(elsewhere, '/api/passkeys/ask'));
    expect((await elsewhere.post('/api/passkeys/show', shown)).body).toMatchObject({ person: me.person });
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ person: me.person });
    expect((await elsewhere.post('/api/passkeys/show', shown)).body).toEqual({ why: 'wrong-passkey' }); // once only
  });

  it('of another site is refused', async () => {
    const device = new Device('https://evil.example');
    const owner = await guest(house);
    const made = device.make(await challengeOf(owner, '/api/passkeys/new'));
    expect((await owner.post('/api/passkeys', made)).status).toBe(403);
  });

  it('is refused when it answers what somebody else was asked', async () => {
    const [one, other] = [await guest(house), await guest(house)];
    const made = new Device(house.url).make(await challengeOf(one, '/api/passkeys/new'));
    expect((await other.post('/api/passkeys', made)).status).toBe(403);
  });

  it('with another key behind it is refused', async () => {
    const device = new Device(house.url);
    await withPasskey(device);
    const forged = new Device(house.url).show(await challengeOf(new Stranger(house), '/api/passkeys/ask'));
    const id = device.id.toString('base64url');
    const { body } = await new Stranger(house).post('/api/passkeys/show', { ...forged, id, rawId: id });
    expect(body).toEqual({ why: 'wrong-passkey' });
  });

  it('is one of twenty at most', async () => {
    const owner = await guest(house);
    for (let made = 0; made < 20; made++) {
      const device = new Device(house.url).make(await challengeOf(owner, '/api/passkeys/new'));
      expect((await owner.post('/api/passkeys', device)).status).toBe(200);
    }
    const one = new Device(house.url).make(await challengeOf(owner, '/api/passkeys/new'));
    expect(await owner.post('/api/passkeys', one)).toMatchObject({ status: 409, body: { why: 'too-many' } });
  });

  it('is forgotten by its owner, and by nobody else', async () => {
    const device = new Device(house.url);
    const { owner } = await withPasskey(device);
    const path = `/api/passkeys/${device.id.toString('base64url')}`;
    expect((await (await guest(house)).delete(path)).status).toBe(404);
    expect((await owner.delete(path)).body).toMatchObject({ passkeys: [] });
  });
});
