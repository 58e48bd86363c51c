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

/** What goes with the one page that others may put into theirs. Nobody is anybody there: it asks for nothing but a record. */
export const FRAMED: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyFor('*'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A picture that is opened as a page of its own may look as it likes and do nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** What goes with every answer. */
export const headersFor = (secure: boolean): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(secure ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}` } : {}),
});
