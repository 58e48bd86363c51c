import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Program } from './program.ts';
import { dial, upgrade } from './security/by-hand.ts';

// How long it takes is not asserted; that it ends at all, while nobody hangs up, is.
it('SIGTERM ends the server, even while silent connections are held open', async () => {
  const program = new Program(mkdtempSync(join(tmpdir(), 'jamaica-')));
  const url = await program.url;
  const openings = [
    '',
    'GET /',
    'GET / HTTP/1.1\r\n',
    'POST /api/recover HTTP/1.1\r\nContent-Length: 9\r\n\r\n',
    upgrade().slice(0, -2),
  ];
  const strangers = openings.map(opening => {
    const socket = dial({ url });
    if (opening !== '') socket.write(opening);
    return socket;
  });
  await Promise.all(strangers.map(socket => once(socket, 'connect')));
  await fetch(`${url}/healthz`); // it has seen them
  const ended = once(program.process, 'exit');
  program.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const socket of strangers) socket.destroy();
});
