import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

// Whatever could be used by somebody who reads the log. Requests are written down without their headers anyway.
const SECRETS = ['cookie', 'authorization', 'token', 'code', 'secret', 'word', 'headers', 'endpoint', 'keys'];

/** The server's log: one JSON object a line. */
export const newLog = (level: string, to?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    redact: { paths: SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
  };
  return to ? pino(options, to) : pino(options);
};
