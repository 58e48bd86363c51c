import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { type OnDevice, withAuthenticator } from './harness/authenticator.ts';
import { openPage } from './harness/page.ts';

// A passkey belongs to a host name, and an address in numbers is none.
const address = (): string => inject('address').replace('127.0.0.1', 'localhost');

/** A page on a device of its own, which has an authenticator built in. */
const onDevice = async (): Promise<OnDevice> => withAuthenticator(await openPage({ address: address() }));

/** Who the server says that this page is. */
const person = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { person } = await (await fetch('/api/me')).json();
    return String(person);
  });

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Makes a passkey, or shows one, as the browser does it when the server asks. */
const passkey = (page: Page, way: 'make' | 'show'): Promise<Answer> =>
  page.evaluate(async way => {
    const post = (path: string, body?: unknown) =>
      fetch(path, {
        method: 'POST',
        ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
    const asked = await (await post(way === 'make' ? '/api/passkeys/new' : '/api/passkeys/ask')).json();
    const credential =
      way === 'make'
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
    if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser made no passkey');
    const answer = await post(way === 'make' ? '/api/passkeys' : '/api/passkeys/show', credential.toJSON());
    return { status: answer.status, body: await answer.json() };
  }, way);

describe('a passkey', () => {
  it('is kept for a guest, and brings them back on a device that has it too', async () => {
    const one = await onDevice();
    const me = await person(one.page);
    expect(await passkey(one.page, 'make')).toMatchObject({ status: 200, body: { person: me, passkeys: [{}] } });

    const { credentials } = await one.device.send('WebAuthn.getCredentials', { authenticatorId: one.authenticatorId });
    expect(credentials).toHaveLength(1);
    const other = await onDevice();
    expect(await person(other.page)).not.toBe(me);
    const { authenticatorId } = other;
    await other.device.send('WebAuthn.addCredential', { authenticatorId, credential: credentials[0] });
    expect(await passkey(other.page, 'show')).toMatchObject({ status: 200, body: { person: me } });
    expect(await person(other.page)).toBe(me);
  });
});
