import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NatsSignals } from '../src/signals/nats-signals.ts';
import { nearSignals } from '../src/signals/near-signals.ts';
import { type Service, startNats } from './cluster/services.ts';
import { signalsSuite } from './signals-suite.ts';

let nats: Service;
beforeAll(async () => {
  nats = await startNats();
}, 60_000);
afterAll(() => nats.remove());

const open = async (): Promise<NatsSignals> => {
  const signals = new NatsSignals(nats.url);
  await signals.opened();
  return signals;
};

signalsSuite('signals in one process', async () => {
  const signals = nearSignals();
  return [signals, signals];
});

signalsSuite('signals through NATS', async () => [await open(), await open()]);

describe('signals through NATS', () => {
  it('come back by themselves after NATS was away, to those who looked out before and meanwhile', async () => {
    const [one, other] = [await open(), await open()];
    const seen: string[] = [];
    await other.lookOut('before', number => seen.push(`before ${number}`));
    await nats.kill();
    await expect.poll(() => [one.isClear, other.isClear]).toEqual([false, false]);
    one.hoist('before', 2); // nobody sees it, and nobody will
    await other.lookOut('meanwhile', number => seen.push(`meanwhile ${number}`));
    await nats.start();
    await expect.poll(() => [one.isClear, other.isClear], { timeout: 10_000 }).toEqual([true, true]);
    // To be clear is to see again what is hoisted from then on, on both sides.
    await expect
      .poll(() => {
        one.hoist('before', 3);
        one.hoist('meanwhile', 4);
        return [...new Set(seen)].toSorted();
      })
      .toEqual(['before 3', 'meanwhile 4']);
    await Promise.all([one.close(), other.close()]);
  });

  it('do not keep a server from starting: NATS may come later', async () => {
    await nats.stop();
    const changes: boolean[] = [];
    const signals = new NatsSignals(nats.url, isClear => changes.push(isClear));
    expect(await signals.opened()).toBe(false);
    await nats.start();
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual([true]);
    await signals.close();
  });
});
