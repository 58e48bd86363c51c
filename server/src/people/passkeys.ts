import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PasskeyMade, PasskeyShown, PersonId } from '@jamaica/messages';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type RandomBytes, randomText } from '../clock/random.ts';
import type { PeopleStore, Person } from '../store/people-store.ts';

const MINUTES_TO_ANSWER = 5;
const LIFE = MINUTES_TO_ANSWER * 60 * 1000;

/** Where a passkey is used: the page's origin. A passkey belongs to its host name. */
interface Site {
  readonly origin: string;
}

const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

/**
 * Passkeys. A challenge carries its own time and signature, so nothing has to be remembered of those that nobody
 * answers; one that was answered is remembered until it has run out, and never counts twice.
 */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #secret: string;
  readonly #random: RandomBytes;
  readonly #answered = new Map<string, number>();

  constructor(store: PeopleStore, secret: string, random: RandomBytes) {
    this.#store = store;
    this.#secret = secret;
    this.#random = random;
  }

  async askForNew(person: Person, place: Site, now: number) {
    const known = await this.#store.passkeysOf(person.id);
    return generateRegistrationOptions({
      rpName: 'Jamaica',
      rpID: hostOf(place),
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: this.#challenge(person.id, now),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Keeps a passkey that was just made; false when it is not what was asked for. */
  async keep(person: Person, made: PasskeyMade, place: Site, now: number): Promise<boolean> {
    const { registrationInfo } = await verified(() =>
      verifyRegistrationResponse({
        response: {
          ...made,
          clientExtensionResults: {},
          response: { ...made.response, transports: [...(made.response.transports ?? [])] },
        },
        expectedChallenge: challenge => this.#isOurs(challenge, person.id, now),
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = made.response.transports ?? [];
    return this.#store.addPasskey({ id, person: person.id, publicKey, counter, transports, addedAt: now });
  }

  ask(place: Site, now: number) {
    return generateAuthenticationOptions({
      rpID: hostOf(place),
      challenge: this.#challenge('', now),
      userVerification: 'preferred',
    });
  }

  /** The person a passkey belongs to; null when it is none of ours. */
  async show(shown: PasskeyShown, place: Site, now: number): Promise<PersonId | null> {
    const passkey = await this.#store.passkey(shown.id);
    if (!passkey) return null;
    const { authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response: { ...shown, clientExtensionResults: {} },
        expectedChallenge: challenge => this.#isOurs(challenge, '', now),
        expectedOrigin: place.origin,
        expectedRPID: hostOf(place),
        credential: { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter },
        requireUserVerification: false,
      }),
    );
    if (!authenticationInfo) return null;
    await this.#store.setPasskeyCounter(passkey.id, authenticationInfo.newCounter);
    return passkey.person;
  }

  #challenge(person: string, now: number): Uint8Array<ArrayBuffer> {
    const nonce = `${now.toString(36)}.${randomText(this.#random, 16)}`;
    return new Uint8Array(Buffer.from(`${nonce}.${this.#signature(person, nonce)}`));
  }

  #signature(person: string, nonce: string): string {
    return createHmac('sha256', this.#secret).update(`jamaica/passkey/1/${person}/${nonce}`).digest('base64url');
  }

  /** Whether we asked for it, of this person, a short while ago, and have had no answer yet. */
  #isOurs(challenge: string, person: string, now: number): boolean {
    const [made, random, said] = Buffer.from(challenge, 'base64url').toString().split('.');
    if (said === undefined) return false;
    const is = Buffer.from(this.#signature(person, `${made}.${random}`));
    const same = is.length === Buffer.byteLength(said) && timingSafeEqual(is, Buffer.from(said));
    const age = now - Number.parseInt(made, 36);
    if (!same || age > LIFE || this.#answered.has(random)) return false;
    for (const [old, until] of this.#answered) if (until < now) this.#answered.delete(old);
    this.#answered.set(random, now + LIFE);
    return true;
  }
}

/** The library throws when something does not fit; here that is an answer like any other. */
const verified = async <T extends { readonly verified: boolean }>(verify: () => Promise<T>): Promise<Partial<T>> => {
  try {
    const result = await verify();
    return result.verified ? result : {};
  } catch {
    return {};
  }
};
