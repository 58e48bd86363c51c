/** The store cannot be reached, and nothing has happened. */
export class Unavailable extends Error {
  /** What it means over HTTP. */
  readonly statusCode = 503;

  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'Unavailable';
  }
}
