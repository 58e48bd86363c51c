import { describe, expect, it } from 'vitest';
import { believe, cookieIn, setCookie, signed } from './cookie.ts';

const SECRET = 'a secret of more than thirty-two characters';
const NELL = 'nellnellnellnell';
const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

describe('a cookie', () => {
  const value = signed(SECRET, NELL, NOW);

  it('names who was given it, and when', () => {
    expect(believe(SECRET, value, NOW)).toEqual({ person: NELL, made: NOW, stale: false });
  });

  it('is given anew after a month and not believed after more than a year', () => {
    expect(believe(SECRET, value, NOW + 40 * DAY)).toEqual({ person: NELL, made: NOW, stale: true });
    expect(believe(SECRET, value, NOW + 401 * DAY)).toBeNull();
  });

  it.each([
    ['another person', value.replace(NELL, 'annaannaannaanna')],
    ['another time', value.replace(NOW.toString(36), (NOW + 1).toString(36))],
    ['another secret', signed('another secret of more than thirty-two', NELL, NOW)],
    ['no signature', `${NELL}.${NOW.toString(36)}.`],
    ['nothing', ''],
  ])('is not believed with %s', (_, forged) => {
    expect(believe(SECRET, forged, NOW)).toBeNull();
  });

  it('is found among others', () => {
    expect(cookieIn(`a=b; jamaica=${value}; c=d`)).toBe(value);
    expect(cookieIn('notjamaica=x')).toBeNull();
  });

  it('is kept from scripts and from other sites', () => {
    expect(setCookie(value, true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  });
});
