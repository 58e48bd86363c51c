/** The store cannot be reached. What was asked has not happened, or does no harm when it is asked again. */
export class Unavailable extends Error {
  /** What it means over HTTP. */
  readonly statusCode = 503;

  constructor(what: string, cause?: unknown) {
    super(what, { cause });
    this.name = 'Unavailable';
  }
}
