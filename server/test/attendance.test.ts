import type { PersonId } from '@jamaica/messages';
import type { Seat } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { Harbour } from '../src/harbour/harbour.ts';
import type { Listener } from '../src/harbour/listeners.ts';
import { nearSignals } from '../src/signals/near-signals.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { heldHeartbeat, LISTEN } from './heartbeat.ts';
import { PEOPLE, TERMS } from './people.ts';
import { OPEN, tableIn } from './sockets-player.ts';
import { guest, Line, openHouse } from './sockets-visitor.ts';
import { whimsical } from './test-rig.ts';
import { calm, TestTime } from './test-time.ts';

const [ANNE, MARY] = PEOPLE;
const SIT = { verb: 'sit', body: { seat: null, pirate: null } } as const;
/** How long a page may take to load again. */
const MOMENT = 1000;

/** Anne's table, at which Mary sits too. */
const gathered = async (signals = nearSignals(), harbours = 1) => {
  const [store, time] = [openSqlite(':memory:'), new TestTime()];
  const all = Array.from({ length: harbours }, () => new Harbour({ store, signals, time, crew: whimsical }));
  const id = await all[0].open(ANNE, TERMS);
  await all[0].request(id, MARY, SIT);
  return { harbours: all, time, id };
};

/** Somebody at their screen, and what is told there of the others' connections. */
class Screen implements Listener {
  readonly person: PersonId;
  isSilent = false;
  offline: readonly Seat[] = [];
  #stop = (): void => {};

  constructor({ person }: { readonly person: PersonId }) {
    this.person = person;
  }

  async look(harbour: Harbour, id: string): Promise<this> {
    const watching = await harbour.watch(id, null, this);
    if (watching.ok) this.#stop = watching.value;
    await calm();
    return this;
  }

  leave(): void {
    this.#stop();
  }

  told(): void {}
  sentAway(): void {}
  offlineAre(_: string, seats: readonly Seat[]): void {
    this.offline = seats;
  }
}

describe('a friend who loses the network', () => {
  it('is missed after two looks at the connections, which is 4 seconds, and no more when something comes from them', async () => {
    expect(2 * LISTEN).toBeLessThan(5000);
    const { time, beat } = heldHeartbeat(LISTEN);
    const house = await openHouse({ time });
    const [host, friend] = [await guest(house), await guest(house)];
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const [there, lost] = [await host.connect(), await Line.open(friend, false)];
    await lost.ask('sit', { table, seat: null, pirate: null });
    for (const line of [there, lost]) expect(await line.ask('watch', { table, since: null })).toBe('ok');
    const isOffline = (seats: readonly Seat[]) => () =>
      there.heard.some(told => 'offline' in told && `${told.offline}` === `${seats}`) || undefined;
    beat();
    // The host has answered the ping before these are answered.
    for (let times = 0; times < 2; times++) await there.ask('ping', {});
    expect(there.heard.some(told => 'offline' in told)).toBe(false);
    beat();
    await there.until(isOffline([1]));
    await lost.ask('ping', {});
    await there.until(isOffline([]));
    await house.close();
  });
});

describe('who is there', () => {
  it('somebody who falls silent is missed at once, and no longer when they are heard again', async () => {
    const { harbours, time, id } = await gathered();
    const [anne, mary] = [new Screen(ANNE), new Screen(MARY)];
    for (const screen of [anne, mary]) await screen.look(harbours[0], id);
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([]);
    mary.isSilent = true;
    harbours[0].lookWhoIsThere(id);
    expect(anne.offline).toEqual([1]);
    mary.isSilent = false;
    harbours[0].lookWhoIsThere(id);
    expect(anne.offline).toEqual([]);
  });

  it('who loads their page again is not missed, and who stays away is', async () => {
    const { harbours, time, id } = await gathered();
    const anne = await new Screen(ANNE).look(harbours[0], id);
    const mary = await new Screen(MARY).look(harbours[0], id);
    mary.leave();
    await time.pass(MOMENT / 2);
    const again = await new Screen(MARY).look(harbours[0], id);
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([]);
    again.leave();
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([1]);
    // Whoever comes later hears of it too.
    expect((await new Screen(PEOPLE[2]).look(harbours[0], id)).offline).toEqual([1]);
  });

  it('somebody with two windows is there as long as one of them is', async () => {
    const { harbours, time, id } = await gathered();
    const anne = await new Screen(ANNE).look(harbours[0], id);
    const [phone, laptop] = [new Screen(MARY), new Screen(MARY)];
    for (const screen of [phone, laptop]) await screen.look(harbours[0], id);
    phone.isSilent = true;
    harbours[0].lookWhoIsThere(id);
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([]);
  });

  it('somebody at another server is there, and is missed when they are gone from it', async () => {
    const { harbours, time, id } = await gathered(nearSignals(), 2);
    const anne = await new Screen(ANNE).look(harbours[0], id);
    const mary = await new Screen(MARY).look(harbours[1], id);
    await time.pass(MOMENT);
    expect([anne.offline, mary.offline]).toEqual([[], []]);
    expect([harbours[0].isAwaited(id, ANNE.person), harbours[1].isAwaited(id, MARY.person)]).toEqual([true, true]);
    mary.isSilent = true;
    harbours[1].lookWhoIsThere(id);
    await calm();
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([1]);
    await new Screen(MARY).look(harbours[0], id);
    expect(anne.offline).toEqual([]);
  });

  it('where other servers cannot be seen nobody is said to be missing', async () => {
    const { harbours, time, id } = await gathered({ ...nearSignals(), isConnected: false });
    const anne = await new Screen(ANNE).look(harbours[0], id);
    await time.pass(MOMENT);
    expect(anne.offline).toEqual([]);
  });
});
