import { describe, expect, it } from 'vitest';
import { createSounds, type House } from './voice.ts';

/** A house that writes down what would be heard. */
const house = () => {
  const heard: string[] = [];
  const listeners: (() => void)[] = [];
  let hidden = false;
  let synthesisers: 'there' | 'out of reach' = 'there';
  const place: House = {
    open: () => {
      heard.push('open');
      return {
        wake: () => heard.push('wake'),
        sleep: () => heard.push('sleep'),
        gather: async () => {
          if (synthesisers === 'out of reach') throw new Error('offline');
          return {
            play: (name, after) => heard.push(after ? `${name} after ${after}` : name),
            bed: on => heard.push(on ? 'surf' : 'no surf'),
            music: name => heard.push(name ?? 'no music'),
            setVolume: ({ effects, bed, music }) => heard.push(`volume ${effects} ${bed} ${music}`),
          };
        },
      };
    },
    isHidden: () => hidden,
    onHiding: listener => listeners.push(listener),
  };
  return {
    place,
    heard,
    /** What was heard since the last time somebody asked. */
    since: () => heard.splice(0),
    hide: (now: boolean) => {
      hidden = now;
      for (const listener of listeners) listener();
    },
    reach: (now: typeof synthesisers) => {
      synthesisers = now;
    },
  };
};

const arrived = () => new Promise<void>(resolve => setTimeout(resolve));

const opened = async () => {
  const { place, ...rest } = house();
  const sounds = createSounds(place);
  sounds.unlock();
  await arrived();
  rest.since();
  return { sounds, ...rest };
};

describe('before the first tap', () => {
  it('is silent, and does not even open the audio', () => {
    const { place, heard } = house();
    const sounds = createSounds(place);
    sounds.play('coin');
    sounds.bed(true);
    sounds.setVolume({ effects: 1, bed: 1, music: 1 });
    sounds.music('battle');
    expect(heard).toEqual([]);
  });
  it('remembers the surf and the volume, not the sounds that were missed', async () => {
    const { place, heard } = house();
    const sounds = createSounds(place);
    sounds.bed(true);
    sounds.setVolume({ effects: 0.5, bed: 0.2, music: 0 });
    sounds.play('coin');
    sounds.unlock();
    await arrived();
    expect(heard).toEqual(['open', 'wake', 'volume 0.5 0.2 0', 'surf', 'no music']);
  });
});

describe('after the first tap', () => {
  it('plays, now or a little later', async () => {
    const { sounds, since } = await opened();
    sounds.play('dice');
    sounds.play('coin', { after: 0.3 });
    expect(since()).toEqual(['dice', 'coin after 0.3']);
  });
  it('opens the audio once, and wakes it at every tap, as a phone may have put it to sleep', async () => {
    const { sounds, since } = await opened();
    sounds.unlock();
    await arrived();
    expect(since()).toEqual(['wake']);
  });
  it('plays no effect at volume 0, and no surf', async () => {
    const { sounds, since } = await opened();
    sounds.bed(true);
    sounds.setVolume({ effects: 0, bed: 0, music: 0 });
    since();
    sounds.play('cannon');
    sounds.bed(true);
    expect(since()).toEqual(['volume 0 0 0', 'no surf', 'no music']);
  });
  it('sleeps while the page is hidden, and what happened then is not heard later', async () => {
    const { sounds, since, hide } = await opened();
    hide(true);
    sounds.play('coin');
    hide(false);
    sounds.play('dice');
    expect(since()).toEqual(['sleep', 'wake', 'dice']);
  });
  it('asks for the synthesisers again when they were out of reach', async () => {
    const { place, since, reach } = house();
    const sounds = createSounds(place);
    reach('out of reach');
    sounds.unlock();
    await arrived();
    reach('there');
    sounds.unlock();
    await arrived();
    since();
    sounds.play('dice');
    expect(since()).toEqual(['dice']);
  });
});

describe('the band', () => {
  const ONLY_MUSIC = { effects: 0, bed: 0, music: 0.5 };

  it('is not asked for anything until somebody turns the music up', async () => {
    const { sounds, since } = await opened();
    sounds.music('battle');
    sounds.music('shanty');
    expect(since().filter(each => /shanty|battle/.test(each))).toEqual([]);
  });
  it('plays the shanty then, and what the table calls for', async () => {
    const { sounds, since } = await opened();
    sounds.setVolume(ONLY_MUSIC);
    sounds.music('battle');
    expect(since().filter(each => /shanty|battle|music/.test(each))).toEqual(['shanty', 'battle']);
  });
  it('plays what is on when the music is turned up in the middle of it', async () => {
    const { sounds, since } = await opened();
    sounds.music('finish');
    since();
    sounds.setVolume(ONLY_MUSIC);
    expect(since()).toEqual(['volume 0 0 0.5', 'no surf', 'finish']);
  });
  it('falls silent when it is turned down, and nothing is kept awake that is not heard', async () => {
    const { sounds, since } = await opened();
    sounds.setVolume(ONLY_MUSIC);
    since();
    sounds.setVolume({ ...ONLY_MUSIC, music: 0 });
    expect(since()).toEqual(['sleep', 'volume 0 0 0', 'no surf', 'no music']);
  });
  it('is silent on a hidden page, as everything is, and goes on when the page is seen again', async () => {
    const { sounds, since, hide } = await opened();
    sounds.setVolume(ONLY_MUSIC);
    since();
    hide(true);
    hide(false);
    expect(since()).toEqual(['sleep', 'wake']);
  });
});

describe('where there is no audio', () => {
  it('does nothing, without complaint', () => {
    const sounds = createSounds();
    sounds.unlock();
    sounds.bed(true);
    sounds.music('battle');
    expect(() => sounds.play('dice')).not.toThrow();
  });
});
