import { arrange } from '@jamaica/artwork/sound/music/arrange.ts';
import { SCORES } from '@jamaica/artwork/sound/music/scores.ts';
import { expect, it } from 'vitest';
import { USUAL } from '../src/shared/settings/loudness.ts';
import { openPage } from './harness/page.ts';
import { asks, type Laid, lay } from './laid.ts';
import { SCREENS } from './screens.ts';

const BATTLE: Laid = {
  rules: { edition: '2021', players: 4, ghost: false },
  people: [0],
  seed: 'mid',
  until: asks(0, 'powder', 3),
};

/** Notes the looped pieces that begin, by their length in seconds, and the audio that they are heard through. */
const listen = (): void => {
  const ear = { pieces: [] as number[], state: () => 'closed' };
  Object.assign(window, { ear });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    if (this.loop && this.buffer?.numberOfChannels === 2) ear.pieces.push(Math.round(this.buffer.duration));
    ear.state = () => this.context.state;
    start.apply(this, when);
  };
};
declare global {
  interface Window {
    readonly ear: { readonly pieces: readonly number[]; state(): string };
  }
}

it('the band, once it is wanted, plays to a battle while one is shown, and is silent in a tab that nobody sees', async () => {
  const page = await openPage({
    path: '#table',
    stored: lay(BATTLE, { music: 0.5 }),
    before: context => context.addInitScript(listen),
  });
  await page.locator('[data-battle]').waitFor();
  expect(await page.evaluate(() => window.ear.pieces)).toEqual([]);
  await page.keyboard.press('q');
  await expect.poll(() => page.evaluate(() => window.ear.pieces)).toEqual([Math.round(arrange(SCORES.battle).seconds)]);
  expect(await page.evaluate(() => window.ear.state())).toBe('running');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.evaluate(() => window.ear.state())).toBe('suspended');
});

it('music is off until it is wanted; its volume is its own, and is remembered', async () => {
  const page = await openPage();
  await SCREENS.settings.arrive(page);
  const volumes = (): Promise<string[]> =>
    page.getByRole('slider').evaluateAll(all => all.map(each => (each instanceof HTMLInputElement ? each.value : '')));
  const others = [USUAL.effects, USUAL.surf].map(String);
  expect(await volumes()).toEqual([...others, '0']);
  await page.getByRole('slider', { name: 'Music' }).fill('0.45');
  await page.reload();
  await SCREENS.settings.arrive(page);
  expect(await volumes()).toEqual([...others, '0.45']);
});
