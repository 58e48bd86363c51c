import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@jamaica/messages';

export const COOKIE = 'jamaica';

const DAY = 24 * 60 * 60 * 1000;
const LIFE = 400 * DAY; // the longest that browsers keep one
const RENEWED_AFTER = 30 * DAY;

const PATTERN = /^([A-Za-z0-9_-]{16})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/;

const signature = (secret: string, person: string, made: string): string =>
  createHmac('sha256', secret).update(`jamaica/cookie/1/${person}/${made}`).digest('base64url');

/** The value of a cookie: who, since when, and a signature over both. */
export const signed = (secret: string, person: PersonId, now: number): string => {
  const made = now.toString(36);
  return `${person}.${made}.${signature(secret, person, made)}`;
};

interface Believed {
  readonly person: PersonId;
  readonly made: number;
  /** Old enough to be given anew, so that it never runs out for somebody who comes regularly. */
  readonly stale: boolean;
}

/** Whom a cookie names; null when we did not write it, or too long ago. */
export const believe = (secret: string, value: string, now: number): Believed | null => {
  const [, person, time, said] = PATTERN.exec(value) ?? [];
  if (person === undefined) return null;
  const is = Buffer.from(signature(secret, person, time));
  const made = Number.parseInt(time, 36);
  const age = now - made;
  if (!timingSafeEqual(is, Buffer.from(said)) || age > LIFE) return null;
  return { person, made, stale: age > RENEWED_AFTER };
};

/** People who share a browser: the one it belongs to is 0, and each of the others has a cookie of their own. */
const MOST_MATES = 5;

/** Which of the people who share a browser is asking, as the address says. */
export const mateIn = (url: string | undefined): number => {
  const mate = Number(new URLSearchParams(url?.split('?')[1]).get('mate'));
  return Number.isInteger(mate) && mate > 0 && mate <= MOST_MATES ? mate : 0;
};

const nameOf = (mate: number): string => (mate === 0 ? COOKIE : `${COOKIE}-${mate}`);

/** The value of our cookie in a `Cookie` header. */
export const cookieIn = (header: string | undefined, mate = 0): string | null => {
  const found = (header ?? '').split(';').find(each => each.trim().startsWith(`${nameOf(mate)}=`));
  return found ? found.slice(found.indexOf('=') + 1).trim() : null;
};

// Lax, so that a friend's link opens under one's own name; for every change the origin is checked as well.
export const setCookie = (value: string, secure: boolean, mate = 0): string =>
  `${nameOf(mate)}=${value}; Path=/; Max-Age=${LIFE / 1000}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

export const dropCookie = (secure: boolean, mate = 0): string =>
  `${nameOf(mate)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
