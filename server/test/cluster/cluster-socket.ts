import type { AskId, Told, Verb } from '@jamaica/messages';
import { WebSocket } from 'ws';

/** The line broke, or nobody answered: what was asked may have happened or not. */
export class Disconnected extends Error {}

/** A socket that keeps nothing of what it heard: hundreds of them play thousands of moves. */
export class ClusterSocket {
  readonly #socket: WebSocket;
  readonly #asked = new Map<AskId, { answer(answer: string): void; broke(): void }>();
  #id = 0;
  isOpen = true;

  private constructor(socket: WebSocket, heard: (told: Told) => void, broke: () => void) {
    this.#socket = socket;
    socket.on('message', data => {
      const told: Told = JSON.parse(data.toString());
      if ('ok' in told) return this.#answered(told.ok, 'ok');
      if ('refused' in told) return this.#answered(told.refused, told.why);
      heard(told);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isOpen = false;
      for (const { broke } of this.#asked.values()) broke();
      this.#asked.clear();
      broke();
    });
  }

  static open(url: string, cookie: string, heard: (told: Told) => void, broke: () => void): Promise<ClusterSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { Cookie: cookie, Origin: url },
      perMessageDeflate: false,
      handshakeTimeout: 10_000,
    });
    const wire = new ClusterSocket(socket, heard, broke);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(wire));
      socket.once('close', () => reject(new Disconnected('not let in')));
    });
  }

  /** 'ok', or why not; `Disconnected` when there is no answer in time. */
  ask(verb: Verb, body: object, patience: number): Promise<string> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      const broke = (): void => reject(new Disconnected(`${verb} was not answered`));
      if (!this.isOpen) return broke();
      const timer = setTimeout(() => this.hangUp(), patience);
      const settled = (act: () => void) => (): void => {
        clearTimeout(timer);
        act();
      };
      this.#asked.set(id, { answer: answer => settled(() => resolve(answer))(), broke: settled(broke) });
      this.#socket.send(JSON.stringify({ id, [verb]: body }));
    });
  }

  hangUp(): void {
    this.#socket.terminate();
  }

  #answered(id: AskId | null, answer: string): void {
    if (id === null) throw new Error(`not understood: ${answer}`);
    this.#asked.get(id)?.answer(answer);
    this.#asked.delete(id);
  }
}
