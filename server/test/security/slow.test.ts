import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREELY, guest, type House, openHouse } from '../sockets-visitor.ts';
import { dial, everything, statuses, upgrade } from './by-hand.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
});
afterAll(() => house.close());

/** Says a little every half second, for as long as anybody listens. */
const dribble = (socket: Socket, bit: string): void => {
  const drip = setInterval(() => socket.write(bit), 500);
  socket.once('close', () => clearInterval(drip));
};

const POST = 'POST /api/recover HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';

// How long it takes is not asserted; that it comes to an end at all is.
describe.concurrent('a client that takes forever is hung up on', () => {
  it.each<[string, string, string]>([
    ['saying nothing', '', ''],
    ['never finishing the first line', 'GET /', 'x'],
    ['never finishing the head', 'GET / HTTP/1.1\r\n', 'X-Slow: x\r\n'],
    ['announcing a body and sending none', `${POST}Content-Length: 100\r\n\r\n`, ''],
    ['dribbling a body', `${POST}Content-Length: 16000\r\n\r\n`, ' '],
    ['dribbling chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    ['never finishing to ask for a socket', upgrade().slice(0, -2), 'X-Slow: x\r\n'],
  ])('%s', async (_, opening, bit) => {
    const socket = dial(house);
    const heard = everything(socket);
    if (opening !== '') socket.write(opening);
    if (bit !== '') dribble(socket, bit);
    const answers = statuses(await heard);
    expect(answers).toEqual([408]);
  });

  it('and the others notice nothing', async () => {
    const others = Array.from({ length: 50 }, () => {
      const socket = dial(house);
      socket.write('GET / HTTP/1.1\r\n');
      return socket;
    });
    const visitor = await guest(house);
    const line = await visitor.connect();
    expect(await line.ask('ping', {})).toBe('ok');
    line.close();
    for (const socket of others) socket.destroy();
  });
});

it('a client that is turned away at the socket, and does not hang up, is hung up on', async () => {
  const socket = dial(house);
  const closed = new Promise<string>(resolve => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    // The client keeps its own half open and goes on talking: only a server that closed both answers that with a reset.
    socket.on('close', () => resolve(text));
    dribble(socket, 'x');
  });
  socket.write(upgrade());
  expect(statuses(await closed)).toEqual([401]);
});
