import { emitKeypressEvents, type Key } from 'node:readline';
import { ReadStream } from 'node:tty';
import type { Terminal } from '../command.ts';

/** What the end of the input counts as. */
const END: Key = { name: 'd', ctrl: true };

/** The keys that are pressed, one by one; those pressed too early wait for their turn. */
export class PressedKeys {
  readonly #input: Terminal['input'];
  readonly #pressed: Key[] = [];
  #wake: (() => void) | null = null;

  constructor(input: Terminal['input']) {
    this.#input = input;
    emitKeypressEvents(input);
    input.on('keypress', this.#press);
    input.on('end', this.#end);
    this.#raw(true);
    input.resume();
  }

  async next(): Promise<Key> {
    for (;;) {
      const key = this.#pressed.shift();
      if (key) return key;
      await new Promise<void>(wake => {
        this.#wake = wake;
      });
    }
  }

  close(): void {
    this.#input.off('keypress', this.#press);
    this.#input.off('end', this.#end);
    this.#raw(false);
    this.#input.pause();
  }

  readonly #press = (_text: string | undefined, key: Key): void => {
    this.#pressed.push(key);
    this.#wake?.();
  };

  readonly #end = (): void => this.#press(undefined, END);

  #raw(isOn: boolean): void {
    if (this.#input instanceof ReadStream) this.#input.setRawMode(isOn);
  }
}
