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
    await other.subscribe('before', number => seen.push(`before ${number}`));
    await nats.kill();
    await expect.poll(() => [one.isConnected, other.isConnected]).toEqual([false, false]);
    one.send('before', 2); // nobody hears it, and nobody will
    await other.subscribe('meanwhile', number => seen.push(`meanwhile ${number}`));
    await nats.start();
    await expect.poll(() => [one.isConnected, other.isConnected], { timeout: 10_000 }).toEqual([true, true]);
    // To be connected is to hear again what is sent from then on, on both sides.
    await expect
      .poll(() => {
        one.send('before', 3);
        one.send('meanwhile', 4);
        return [...new Set(seen)].toSorted();
      })
      .toEqual(['before 3', 'meanwhile 4']);
    await Promise.all([one.close(), other.close()]);
  });

  it('do not keep a server from starting: NATS may come later', async () => {
    await nats.stop();
    const changes: boolean[] = [];
    const signals = new NatsSignals(nats.url, isConnected => changes.push(isConnected));
    expect(await signals.opened()).toBe(false);
    await nats.start();
    await expect.poll(() => changes, { timeout: 10_000 }).toEqual([true]);
    await signals.close();
  });
});
