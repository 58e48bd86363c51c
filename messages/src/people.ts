import * as v from 'valibot';
import { Level } from './crew.ts';
import { Instant, PersonId } from './ids.ts';
import type { Out } from './read.ts';
import { About, Name } from './text.ts';

const Base64Url = v.pipe(v.string(), v.maxLength(1400), v.regex(/^[A-Za-z0-9_-]*$/));

/** Who asks. */
export const Me = v.object({
  person: PersonId,
  name: Name,
  bot: v.pipe(v.boolean(), v.description('A bot account, by its token')),
  recovery: v.pipe(v.boolean(), v.description('Whether there is a recovery code')),
  passkeys: v.array(v.object({ passkey: v.string(), made: Instant })),
});
export type Me = Out<typeof Me>;

export const NewName = v.strictObject({ name: Name });

/** Five groups of four characters; letters and digits that cannot be mistaken for each other. */
const RecoveryCode = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform(text => text.toUpperCase().replace(/[\s-]+/g, '')),
  v.regex(/^[2-9A-HJKMNP-TV-Z]{20}$/),
);
export const Recovery = v.strictObject({ code: RecoveryCode });
export const NewRecovery = v.object({
  code: v.pipe(v.string(), v.description('Shown this once; only its hash is kept')),
});

/** What `navigator.credentials` of a browser gives, as JSON. The contents are checked by the WebAuthn library. */
const credential = <Entries extends v.ObjectEntries>(response: Entries) =>
  v.object({
    id: Base64Url,
    rawId: Base64Url,
    type: v.literal('public-key'),
    response: v.object({ clientDataJSON: v.pipe(v.string(), v.maxLength(4000)), ...response }),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
    authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
  });

export const PasskeyMade = credential({
  attestationObject: v.pipe(v.string(), v.maxLength(8000)),
  transports: v.exactOptional(v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))),
});
export type PasskeyMade = Out<typeof PasskeyMade>;

export const PasskeyShown = credential({
  authenticatorData: v.pipe(v.string(), v.maxLength(4000)),
  signature: v.pipe(v.string(), v.maxLength(8000)), // those that resist quantum computers are long
  userHandle: v.exactOptional(Base64Url),
});
export type PasskeyShown = Out<typeof PasskeyShown>;

/** Options for `navigator.credentials`, as the WebAuthn library makes them. */
export const PasskeyOptions = v.looseObject({ challenge: v.string() });

/** Where a browser wants to hear that it is somebody's turn. */
export const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url(), v.startsWith('https://')),
  keys: v.strictObject({ p256dh: v.pipe(Base64Url, v.maxLength(200)), auth: v.pipe(Base64Url, v.maxLength(100)) }),
});
export type PushSubscription = Out<typeof PushSubscription>;
export const PushEndpoint = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });
export const PushKey = v.object({
  key: v.pipe(
    v.nullable(v.string()),
    v.description('The application server key of Web Push; null: this server sends no news'),
  ),
});

/** What a bot account says about itself, so that people can invite it. */
export const ProgramCard = v.pipe(
  v.strictObject({
    level: v.pipe(Level, v.description('Which of our bots it plays about as well as, by its own word')),
    languages: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
      v.maxLength(10),
      v.description('The languages it speaks at the table, such as `en`; none: it says nothing'),
    ),
    about: v.pipe(v.nullable(About), v.description('One line about itself')),
    tables: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(20),
      v.description('How many tables it plays at, at a time'),
    ),
  }),
  v.description('A bot account that people may invite'),
);
export type ProgramCard = Out<typeof ProgramCard>;

export const Programs = v.object({
  programs: v.array(
    v.object({
      person: PersonId,
      name: Name,
      owner: v.pipe(Name, v.description('Whose program it is')),
      level: Level,
      languages: v.array(v.string()),
      about: v.nullable(v.string()),
      online: v.pipe(v.boolean(), v.description('Whether it follows its tables now')),
    }),
  ),
});
export type Programs = Out<typeof Programs>;

const BotAccount = v.object({ person: PersonId, name: Name, made: Instant });
export const BotAccounts = v.object({ bots: v.array(BotAccount) });
export const NewBot = v.object({
  person: PersonId,
  name: Name,
  token: v.pipe(v.string(), v.description('Shown this once: `Authorization: Bearer <token>`')),
});
