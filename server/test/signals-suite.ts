import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Signal, Signals } from '../src/signals/signals.ts';

/** What all signals have to do, whatever carries them. `open` gives two servers that see each other. */
export const signalsSuite = (name: string, open: () => Promise<readonly [Signals, Signals]>): void => {
  describe(name, () => {
    let one: Signals;
    let other: Signals;
    beforeEach(async () => {
      [one, other] = await open();
    });
    afterEach(() => Promise.all([one.close(), other.close()]));

    it('show the others to what number a table has come, in order', async () => {
      const seen: Signal[] = [];
      await other.subscribe('t', number => seen.push(number));
      for (const number of [2, 3, 5]) one.send('t', number);
      await expect.poll(() => seen).toEqual([2, 3, 5]);
    });

    it('show the others who is there', async () => {
      const seen: Signal[] = [];
      await other.subscribe('t', signal => seen.push(signal));
      one.send('t', { server: 'one', there: ['anne', 'mary'] });
      one.send('t', 4);
      await expect.poll(() => seen).toEqual([{ server: 'one', there: ['anne', 'mary'] }, 4]);
    });

    it('are about one table', async () => {
      const seen: string[] = [];
      await other.subscribe('t', number => seen.push(`t ${number}`));
      await other.subscribe('u', number => seen.push(`u ${number}`));
      one.send('nobody-looks', 9);
      one.send('u', 7);
      one.send('t', 8);
      await expect.poll(() => seen).toEqual(['u 7', 't 8']);
    });

    it('are seen by everybody who looks out, until they stop', async () => {
      const seen: string[] = [];
      const stop = await other.subscribe('t', number => seen.push(`first ${number}`));
      await other.subscribe('t', number => seen.push(`second ${number}`));
      one.send('t', 2);
      await expect.poll(() => seen.toSorted()).toEqual(['first 2', 'second 2']);
      stop();
      one.send('t', 3);
      await expect.poll(() => seen.at(-1)).toBe('second 3');
      expect(seen).not.toContain('first 3');
    });

    it('are clear while the others can be seen', () => {
      expect([one.isConnected, other.isConnected]).toEqual([true, true]);
    });
  });
};
