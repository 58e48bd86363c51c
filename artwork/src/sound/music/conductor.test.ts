import { describe, expect, it } from 'vitest';
import type { MusicName } from '../names.ts';
import { conductor } from './conductor.ts';

const FANFARE = 5;

/** A podium with a clock that is set by hand, which writes down what the band does. */
const stage = () => {
  const heard: string[] = [];
  const calls: { readonly when: number; readonly call: () => void }[] = [];
  let clock = 0;
  let isAble = true;
  const band = conductor(
    {
      now: () => clock,
      after: (seconds, call) => calls.push({ when: clock + seconds, call }),
      learn: async (name: MusicName) => {
        if (!isAble) throw new Error('no thread');
        return {
          seconds: 60,
          phrase: 10,
          strikeUp: (from, after) => {
            heard.push(`${name} from ${from}${after > 0 ? ` after ${after}` : ''}`);
            return { fadeOut: () => heard.push(`${name} fades`) };
          },
        };
      },
    },
    FANFARE,
  );
  return {
    play: async (name: MusicName | null, seconds = 0) => {
      band.play(name);
      await Promise.resolve();
      await Promise.resolve();
      const until = clock + seconds;
      for (const due of calls.filter(({ when }) => when <= until)) {
        clock = due.when;
        calls.splice(calls.indexOf(due), 1);
        due.call();
      }
      clock = until;
    },
    /** What was heard since the last time somebody asked. */
    since: () => heard.splice(0),
    able: (now: boolean) => {
      isAble = now;
    },
  };
};

describe('the conductor', () => {
  it('begins at once', async () => {
    const { play, since } = stage();
    await play('shanty');
    expect(since()).toEqual(['shanty from 0']);
  });
  it('has one piece fade as the other comes', async () => {
    const { play, since } = stage();
    await play('shanty', 1);
    await play('battle', 1);
    expect(since()).toEqual(['shanty from 0', 'shanty fades', 'battle from 0']);
  });
  it('takes the shanty up again at the phrase in which it was left', async () => {
    const { play, since } = stage();
    await play('shanty', 27);
    await play('battle', 8);
    await play('shanty', 4);
    expect(since()).toEqual(['shanty from 0', 'shanty fades', 'battle from 0', 'battle fades', 'shanty from 20']);
  });
  it('counts on from there, round and round', async () => {
    const { play, since } = stage();
    await play('shanty', 57);
    await play(null);
    await play('shanty', 17);
    await play(null);
    await play('shanty');
    expect(since().filter(each => each.includes('from'))).toEqual(['shanty from 0', 'shanty from 50', 'shanty from 0']);
  });
  it('does not hear of a battle that somebody leafs past', async () => {
    const { play, since } = stage();
    await play('shanty', 1);
    await play('battle', 0.1);
    await play('shanty', 10);
    expect(since()).toEqual(['shanty from 0']);
  });
  it('lets the battle go on for a while, so that the next one finds it', async () => {
    const { play, since } = stage();
    await play('battle', 6);
    await play('shanty', 3);
    await play('battle', 6);
    expect(since()).toEqual(['battle from 0']);
  });
  it('lets the fiddle finish before the band plays at the end', async () => {
    const { play, since } = stage();
    await play('shanty', 1);
    await play('finish', 1);
    expect(since()).toEqual(['shanty from 0', 'shanty fades', `finish from 0 after ${FANFARE}`]);
  });
  it('is silent at once when nobody wants music any more, and after it', async () => {
    const { play, since } = stage();
    await play('shanty', 1);
    await play('battle', 0.1);
    await play(null, 10);
    expect(since()).toEqual(['shanty from 0', 'shanty fades']);
  });
  it('tries again when it is next asked, where the band could not learn', async () => {
    const { play, since, able } = stage();
    able(false);
    await play('shanty');
    able(true);
    await play('shanty');
    expect(since()).toEqual(['shanty from 0']);
  });
});
