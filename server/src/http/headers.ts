/** Scripts and styles only from our own files; pictures and films may also be made by the page. */
const policyFor = (ancestors: string): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

const POLICY = policyFor("'none'");

/** What goes with the one page that others may frame. Nobody is known by name there: it asks for nothing but a record. */
export const FRAMED: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyFor('*'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A picture that is opened as a page of its own may look as it likes and do nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const isSecure = (origin: string): boolean => origin.startsWith('https:');

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Browsers trust this machine itself without HTTPS. */
const OWN = /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;

/**
 * What goes with every answer, by the origin that it was asked at. In a home network, over plain HTTP, browsers
 * ignore the header about opening other pages, and complain of it.
 */
export const headersFor = (origin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': POLICY,
  ...(isSecure(origin) || OWN.test(origin) ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(isSecure(origin) ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}` } : {}),
});
