import { ROUTES } from '@jamaica/messages';
import { ask } from '../../shared/server/api.ts';
import { SERVER_IS_BACK } from '../../shared/server/back.ts';
import { KNOWN } from '../../shared/server/waiting.ts';
import { write } from '../../shared/settings/stored.ts';
import { root } from '../../shared/way/root.ts';
import { Line, type Surroundings, type Wire, type WireEnd } from './line.svelte.ts';

const socketUrl = (mate: number): URL => {
  const url = new URL('./socket', root().url);
  url.protocol = url.protocol.replace('http', 'ws');
  if (mate > 0) url.searchParams.set('mate', String(mate));
  return url;
};

const open = (mate: number, end: WireEnd): Wire => {
  const socket = new WebSocket(socketUrl(mate));
  socket.addEventListener('message', ({ data }) => end.heard(String(data)));
  socket.addEventListener('close', () => end.closed());
  return {
    send: text => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

const browserOf = (mate: number): Surroundings => ({
  greet: async () => {
    const known = await ask(ROUTES.me, { mate });
    if (known.ok && mate === 0) write(KNOWN, { person: known.value.person });
    return known;
  },
  open: end => open(mate, end),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  isBack: () => document.dispatchEvent(new Event(SERVER_IS_BACK)),
});

/** The connection of this page. */
export const line = new Line(browserOf(0));

const lines = new Map([[0, line]]);

/** The connection of one of those who share this browser: to the server each of them is somebody else. */
export const lineOf = (mate: number): Line => {
  const known = lines.get(mate) ?? new Line(browserOf(mate));
  lines.set(mate, known);
  return known;
};

const wake = (): void => {
  for (const each of lines.values()) each.wake();
};

for (const wakes of ['online', 'offline', 'pageshow', 'focus']) addEventListener(wakes, wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wake();
});
