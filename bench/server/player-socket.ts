import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What is read of any of these sockets lies here until its frames have been taken, which is at once. */
const READ = Buffer.alloc(64 * 1024);
const END_OF_HEAD = '\r\n\r\n';

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const IS_LAST = 0x80;
const IS_MASKED = 0x80;
/** A length from here on stands in the bytes that follow: two of them, or eight. */
const [IN_TWO, IN_EIGHT] = [126, 127];

/** A frame as clients send it: masked, with a mask that changes nothing. */
const frame = (kind: number, text: string): string => {
  const length = text.length;
  if (length > 0xffff) throw new Error('nobody says so much');
  const size =
    length < IN_TWO
      ? String.fromCharCode(IS_MASKED | length)
      : String.fromCharCode(IS_MASKED | IN_TWO, length >> 8, length & 0xff);
  return `${String.fromCharCode(IS_LAST | kind)}${size}\0\0\0\0${text}`;
};

/**
 * The WebSocket of somebody in the benchmark, as cheap as it can be in Node: whatever the people cost, the server on the same
 * machine does not have. It says and hears ASCII.
 */
export class PlayerSocket {
  readonly #socket: Socket;
  #isOpen = false;
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer = Buffer.alloc(0);
  #opened = Promise.withResolvers<void>();
  onText: (text: string) => void = () => {};

  private constructor(url: URL, cookie: string) {
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: {
        buffer: READ,
        callback: length => {
          this.#read(READ.subarray(0, length));
          return true;
        },
      },
    });
    this.#socket.on('error', this.#opened.reject);
    this.#socket.write(
      [
        'GET /socket HTTP/1.1',
        `Host: ${url.host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: amFtYWljYSBqYW1haWNhIQ==',
        `Cookie: ${cookie}${END_OF_HEAD}`,
      ].join('\r\n'),
    );
  }

  static async open(url: string, cookie: string): Promise<PlayerSocket> {
    const socket = new PlayerSocket(new URL(url), cookie);
    await socket.#opened.promise;
    return socket;
  }

  say(text: string): void {
    this.#socket.write(frame(TEXT, text), 'latin1');
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    if (!this.#socket.closed) await once(this.#socket, 'close');
  }

  #read(bytes: Buffer): void {
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    const taken = this.#taken(all, this.#isOpen ? 0 : this.#welcomed(all));
    // What was read is written over by the next who reads.
    this.#rest = taken === all.length ? all.subarray(0, 0) : Buffer.from(all.subarray(taken));
  }

  /** Where the frames begin, once the server has let them in. */
  #welcomed(all: Buffer): number {
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    const head = all.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 101 ')) this.#opened.reject(new Error(`not let in: ${head}`));
    this.#isOpen = true;
    this.#opened.resolve();
    return end + END_OF_HEAD.length;
  }

  /** Hears all frames that have come to their end, and says how far that is. */
  #taken(all: Buffer, from: number): number {
    let at = from;
    while (this.#isOpen && all.length - at >= 2) {
      const said = all[at + 1];
      const head = said < IN_TWO ? 2 : said === IN_TWO ? 4 : 10;
      if (all.length - at < head) break;
      const length =
        said < IN_TWO ? said : said < IN_EIGHT ? all.readUInt16BE(at + 2) : Number(all.readBigUInt64BE(at + 2));
      const [first, last] = [at + head, at + head + length];
      if (all.length < last) break;
      this.#heard(all[at] & 0x0f, all.toString('latin1', first, last));
      at = last;
    }
    return at;
  }

  #heard(kind: number, text: string): void {
    if (kind === TEXT) this.onText(text);
    else if (kind === PING) this.#socket.write(frame(PONG, text), 'latin1');
    else if (kind === CLOSE) this.#socket.end();
  }
}
