import { type Me, PasskeyMade, PasskeyShown, ROUTES, read } from '@jamaica/messages';
import { type Result, refused } from '@jamaica/rules';
import { ask, type NoAnswer } from '../../shared/server/api.ts';

/** The browser or the player stopped. */
export type NoPasskey = NoAnswer | 'cancelled';

/** Whether this browser knows passkeys, and reads what a server asks of it. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential;

const isCreation = (options: object): options is PublicKeyCredentialCreationOptionsJSON =>
  'rp' in options && 'user' in options && 'pubKeyCredParams' in options;

const isRequest = (options: object): options is PublicKeyCredentialRequestOptionsJSON => 'challenge' in options;

/** What the device answers, as JSON; null when it does not, for reasons that it keeps to itself. */
const said = async (credential: Promise<Credential | null>): Promise<unknown> => {
  const given = await credential.catch(() => null);
  return given instanceof PublicKeyCredential ? given.toJSON() : null;
};

/** Makes a passkey on this device, or on one that is near. */
export const makePasskey = async (): Promise<Result<Me, NoPasskey>> => {
  const asked = await ask(ROUTES.askNewPasskey);
  if (!asked.ok) return asked;
  if (!isCreation(asked.value)) return refused('not-ours');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.value);
  const made = read(PasskeyMade, await said(navigator.credentials.create({ publicKey })));
  return made.ok ? ask(ROUTES.keepPasskey, { body: made.value }) : refused('cancelled');
};

/** Comes back as the person who made the passkey that is shown. */
export const showPasskey = async (): Promise<Result<Me, NoPasskey>> => {
  const asked = await ask(ROUTES.askPasskey);
  if (!asked.ok) return asked;
  if (!isRequest(asked.value)) return refused('not-ours');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.value);
  const shown = read(PasskeyShown, await said(navigator.credentials.get({ publicKey })));
  return shown.ok ? ask(ROUTES.showPasskey, { body: shown.value }) : refused('cancelled');
};
