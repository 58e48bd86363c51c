import { connect, type Socket } from 'node:net';

interface Listening {
  readonly url: string;
}

/** A connection over which one says exactly what one likes, and which never hangs up by itself. */
export const dial = ({ url }: Listening): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  return socket.on('error', () => {});
};

/** Everything that the server says to these bytes, until it hangs up. */
export const answerTo = (server: Listening, bytes: string | Buffer): Promise<string> => {
  const socket = dial(server);
  const heard = everything(socket);
  socket.write(bytes);
  return heard;
};

/** What is heard until the other side hangs up. */
export const everything = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    // A reset also is an end.
    socket.on('end', () => socket.destroy()).on('close', () => resolve(text));
  });

/** A request as text. It says that it is the last one, so that the server hangs up. */
export const request = (line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string => {
  const all = { Host: 'jamaica.example', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

/** The request that opens a socket, as a browser says it. */
export const upgrade = (headers: Readonly<Record<string, string>> = {}): string =>
  request('GET /socket', {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  });

/** The status of each answer in what was heard. */
export const statuses = (heard: string): number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

/** A frame as a client sends it, masked with nothing. Only for less than 126 bytes. */
const frame = (op: number, text: string, isLast: boolean): Buffer => {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | op, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
};

export const FRAMES = {
  text: (text: string): Buffer => frame(0x1, text, true),
  begun: (text: string): Buffer => frame(0x1, text, false),
  goingOn: (text: string): Buffer => frame(0x0, text, false),
  ping: (text: string): Buffer => frame(0x9, text, true),
  pong: (): Buffer => frame(0xa, '', true),
} as const;
