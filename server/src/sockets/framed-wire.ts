import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Wire } from './connection.ts';

/** A whole message of text, by RFC 6455. */
const TEXT = 0x81;
/** A length from here on stands in the bytes that follow: two of them, or eight. */
const [IN_TWO, IN_EIGHT] = [126, 127];

/** What goes before a message of this many bytes. Each character is a byte. */
const frameHead = (length: number): string => {
  if (length < IN_TWO) return String.fromCharCode(TEXT, length);
  if (length <= 0xffff) return String.fromCharCode(TEXT, IN_TWO, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >>> shift) & 0xff);
  return String.fromCharCode(TEXT, IN_EIGHT, 0, 0, 0, 0, ...bytes);
};

/**
 * Puts the messages of a moment into frames, and sends them to the kernel as one text where they are ASCII, which nearly all
 * are: `ws` would send two pieces for each. No extension may be agreed upon: frames are written as they are.
 */
export class FramedWire implements Wire {
  readonly #client: WebSocket;
  readonly #under: Duplex;

  constructor(client: WebSocket, under: Duplex) {
    this.#client = client;
    this.#under = under;
  }

  send(texts: readonly string[]): void {
    if (this.#client.readyState !== this.#client.OPEN) return;
    let plain = '';
    let isCorked = false;
    for (const text of texts) {
      const length = Buffer.byteLength(text);
      plain += frameHead(length);
      if (length === text.length) plain += text;
      else {
        // Only what is written in several pieces is held back until all of it is there.
        if (!isCorked) this.#under.cork();
        isCorked = true;
        this.#under.write(plain, 'latin1');
        this.#under.write(text);
        plain = '';
      }
    }
    if (plain !== '') this.#under.write(plain, 'latin1');
    if (isCorked) this.#under.uncork();
  }
}
