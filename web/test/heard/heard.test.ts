import { view } from '@jamaica/rules';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readVoyage } from '../../src/replay/voyage.ts';
import { openPage } from '../harness/page.ts';
import { type Laid, lay } from '../laid.ts';
import { announce } from './announcements.ts';
import { answerByEar } from './by-ear.ts';
import { chosenByEye } from './by-eye.ts';
import { Listener } from './listener.ts';
import { transcript } from './transcript.ts';

const TOGETHER: Laid = { rules: { edition: '2021', players: 3, ghost: false }, people: [0], seed: 'heard' };

const isQuestion = (text: string): boolean => text.endsWith('?');
const isEnd = (text: string): boolean => text.includes('The game is over.');

const keptIn = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.evaluate(() => localStorage.getItem('jamaica.table') ?? 'null'));

/** What a seat chose in a game, and what the one who sees would have chosen there. */
const choicesIn = (record: unknown, seat: number) => {
  const voyage = readVoyage(record);
  if (!voyage) throw new Error('the game was not kept');
  return voyage.game.steps.flatMap(({ step }, index) => {
    if (!('decide' in step) || step.seat !== seat || step.n < 2) return [];
    const seen = view(voyage.states[index], seat);
    const asked = { kind: step.decide, at: index };
    return [
      {
        heard: { ...asked, choice: step.choice },
        seen: { ...asked, choice: chosenByEye(seen, seat, step.decide, seen.options) },
      },
    ];
  });
};

it('a whole game is played from the accessibility tree alone, as by somebody who sees it', async () => {
  const page = await openPage({
    path: '#table',
    before: async context => {
      await announce(context);
      await lay(TOGETHER)(context);
    },
  });
  const listener = await Listener.at(page);
  for (;;) {
    const said = await listener.hearUntil(text => isQuestion(text) || isEnd(text));
    if (isEnd(said)) break;
    await answerByEar(listener, said);
  }
  const choices = choicesIn(await keptIn(page), 0);
  expect(choices.map(({ heard }) => heard)).toEqual(choices.map(({ seen }) => seen));
  expect(choices.length).toBeGreaterThan(20);
  await expect(transcript('A game as it is heard', listener.notes)).toMatchFileSnapshot('../../../docs/heard.md');
}, 300_000);
