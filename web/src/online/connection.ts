import { ROUTES } from '@jamaica/messages';
import { KNOWN } from '../home/waiting.ts';
import { write } from '../settings/stored.ts';
import { root } from '../way/root.ts';
import { ask } from './api.ts';
import { Line, type Surroundings, type Wire, type WireEnd } from './line.svelte.ts';

const socketUrl = (): URL => {
  const url = new URL('./socket', root().url);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
};

const open = (end: WireEnd): Wire => {
  const socket = new WebSocket(socketUrl());
  socket.addEventListener('message', ({ data }) => end.heard(String(data)));
  socket.addEventListener('close', () => end.closed());
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

const browser: Surroundings = {
  greet: async () => {
    const known = await ask(ROUTES.me);
    if (known.ok) write(KNOWN, { person: known.value.person });
    return known;
  },
  open,
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

/** The connection of this page. */
export const line = new Line(browser);

for (const wakes of ['online', 'offline', 'pageshow', 'focus']) addEventListener(wakes, () => line.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line.wake();
});
