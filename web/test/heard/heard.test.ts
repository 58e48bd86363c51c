import { type DecisionKind, view } from '@jamaica/rules';
import { optionName, speak, tell } from '@jamaica/words';
import { pieceIn } from '@jamaica/words/page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STEPS } from '../../src/learning/lesson/steps.ts';
import { isRight, PUZZLES, type Puzzle } from '../../src/learning/puzzles/puzzle.ts';
import { PuzzleTable } from '../../src/learning/puzzles/puzzle-table.ts';
import { isTold } from '../../src/playing/log/recap.ts';
import { openPage } from '../harness/page.ts';
import { type Laid, lay } from '../laid.ts';
import { practice, raced, voyageOf } from '../raced.ts';
import { announce } from './announcements.ts';
import { answerByEar } from './by-ear.ts';
import { chosenByEye } from './by-eye.ts';
import { Listener } from './listener.ts';
import { follow } from './taught.ts';
import { transcript } from './transcript.ts';
import { inside } from './tree.ts';
import { best } from './worth.ts';

const lesson = await pieceIn('en', 'lesson');
const puzzles = await pieceIn('en', 'puzzles');
const { end } = await pieceIn('en', 'page');
const replay = await pieceIn('en', 'replay');

interface Opened {
  readonly path: string;
  readonly laid?: Laid;
}

const listenAt = async ({ path, laid }: Opened): Promise<{ readonly page: Page; readonly listener: Listener }> => {
  const page = await openPage({
    path,
    isCoarse: true,
    stored: lay(laid ?? null),
    before: announce,
  });
  return { page, listener: await Listener.at(page) };
};

const isQuestion = (text: string): boolean => text.endsWith('?');
const isEnd = (text: string): boolean => text.includes('The game is over.');

const keptIn = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.evaluate(() => localStorage.getItem('jamaica.table') ?? 'null'));

/** What a seat chose in a game, and what the one who sees would have chosen there. */
const choicesIn = (record: unknown, seat: number) => {
  const { game, states } = voyageOf(record);
  return game.steps.flatMap(({ step }, index) => {
    if (!('decide' in step) || step.seat !== seat || step.n < 2) return [];
    const seen = view(states[index], seat);
    const asked = { at: index, kind: step.decide };
    const choice = chosenByEye(seen, seat, step.decide, seen.options);
    return [{ heard: { ...asked, choice: step.choice }, seen: { ...asked, choice } }];
  });
};

const playByEar = async (
  laid: Laid,
): Promise<{ readonly kinds: ReadonlySet<DecisionKind>; readonly notes: readonly string[] }> => {
  const { page, listener } = await listenAt({ path: '#table', laid });
  for (;;) {
    const said = await listener.hearUntil(text => isQuestion(text) || isEnd(text));
    if (isEnd(said)) break;
    await answerByEar(listener, said);
  }
  await readEnd(listener);
  const record = await keptIn(page);
  const choices = choicesIn(record, 0);
  expect(choices.map(({ heard }) => heard)).toEqual(choices.map(({ seen }) => seen));
  expect(choices.length).toBeGreaterThan(20);
  return { kinds: new Set(choices.map(({ heard }) => heard.kind)), notes: listener.notes };
};

/** The points, row by row, as they are read under the title of the end. */
const readEnd = async (listener: Listener): Promise<void> => {
  const parts = inside(await listener.read(), end.title).filter(({ role }) => role !== 'button');
  const rows = parts.map(({ name }) => name).slice(parts.findIndex(({ name }) => name === end.heads.rank));
  const text = rows.slice(0, rows.indexOf(end.story)).join(' ');
  expect(text).toMatch(/^Rank 1 /);
  listener.note(...text.split(/ (?=Rank )/).map(row => `(${row})`));
};

/** For a night: games of other kinds. */
const MORE: readonly Laid[] = [
  { rules: { edition: '2007', players: 6, ghost: false }, people: [0], seed: 'ears 1' },
  { rules: { edition: '2021', players: 5, ghost: false }, people: [0], seed: 'ears 2' },
  {
    rules: { edition: '2007', players: 3, ghost: true, house: { shortageTreasure: 'optional', gift: 'any' } },
    people: [0],
    seed: 'ears 3',
  },
];

describe('from the accessibility tree alone', () => {
  it('a whole game is played as by somebody who sees it', async () => {
    const { notes } = await playByEar({
      rules: { edition: '2021', players: 2, ghost: true },
      people: [0],
      seed: 'heard',
    });
    await expect(transcript(notes)).toMatchFileSnapshot('../../../docs/heard.md');
  }, 300_000);

  it.each(process.env.TEST_LONG ? MORE : [])(
    'and so is one of seed $seed',
    async game => {
      await playByEar(game);
    },
    300_000,
  );

  it('the lesson is followed from its first word to its last', async () => {
    const { listener } = await listenAt({ path: '#lesson' });
    const taught = STEPS.map(({ name }) => lesson.steps[name]);
    const strayed = [lesson.strayed, ...taught.flatMap(({ strayed }) => strayed ?? [])];
    for (const { text } of taught) {
      const said = await listener.hearUntil(heard => [text, ...strayed].some(each => heard.startsWith(each)));
      expect(said).toContain(text);
      await follow(listener, said);
    }
    await listener.hearUntil(isEnd);
    const things = await listener.read();
    expect(things.some(({ role, name }) => role === 'heading' && name === lesson.praise)).toBe(true);
  });

  it.each(PUZZLES.slice(0, 2))('the puzzle $name is tried until it is solved', async puzzle => {
    const { listener } = await listenAt({ path: `#puzzles/${PUZZLES.indexOf(puzzle) + 1}` });
    const question = await listener.hearUntil(isQuestion);
    const tried: string[] = [];
    for (const chosen of triesByEye(puzzle)) {
      const answer = await answerByEar(listener, question, tried);
      tried.push(answer ?? '');
      const verdict = await listener.hearUntil(
        text => text.startsWith(puzzles.right) || text.startsWith('Not the best'),
      );
      expect(verdict.startsWith(puzzles.right)).toBe(isRight(puzzle, chosen));
      if (!isRight(puzzle, chosen)) await listener.hearUntil(text => text.startsWith('What comes of it: '));
    }
  });

  it('a race is watched again, and what was its greatest mistake is found', async () => {
    const record = raced({ edition: '2021', players: 3, ghost: false }, practice('heard'), true);
    const voyage = voyageOf(record);
    const { page, listener } = await listenAt({ path: '#replay' });
    const file = { name: 'race.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
    await page.locator('input[type=file]').setInputFiles(file);
    await listener.hearUntil(text => text.includes(replay.race.beginning));

    const said = (await speak('en'))(voyage.berths, 'seen');
    const told = voyage.game.steps.slice(0, 12).flatMap(({ events }) => events.filter(isTold));
    const story = told.map(event => tell(event, said));
    for (let step = 0; step < 12; step++) await press(listener, replay.race.stepForward);
    const missed = async (): Promise<readonly string[]> => {
      await listener.hear();
      const heard = listener.notes.join(' ');
      return story.filter(sentence => !heard.includes(sentence));
    };
    await expect.poll(missed).toEqual([]);

    await press(listener, replay.race.page('analysis'));
    await listener.hearUntil(text => text.startsWith('The analysis is ready'));
    const points = inside(await listener.read(), replay.analysis.points).filter(({ role }) => role === 'button');
    const mistakes = points.filter(({ name }) => name.includes(` · ${replay.analysis.decision} `));
    const worst = best(mistakes, ({ name }) => Number(/(\d+)%/.exec(name)?.[1]));
    await listener.press(worst);
    const [, step] = /Step (\d+) of/.exec(await listener.hearUntil(text => text.includes('Step '))) ?? [];
    // What was pressed is what was decided there.
    const decided = voyage.game.steps[Number(step) - 1].step;
    if (!('decide' in decided)) throw new Error('nobody decided there');
    const seen = view(voyage.states[Number(step) - 1], decided.seat);
    const option = optionName(seen, decided.seat, decided.decide, decided.choice, said);
    expect(worst.name).toContain(replay.analysis.played(said.names.ship(decided.seat), option));
  }, 180_000);
});

/** What the one who sees answers to a puzzle, until it is right. */
const triesByEye = (puzzle: Puzzle): readonly string[] => {
  const { seat, kind } = puzzle;
  const seen = new PuzzleTable(puzzle, () => undefined).now.view(seat);
  const tries: string[] = [];
  while (!tries.some(option => isRight(puzzle, option)))
    tries.push(
      chosenByEye(
        seen,
        seat,
        kind,
        seen.options.filter(option => !tries.includes(option)),
      ),
    );
  return tries;
};

const press = async (listener: Listener, name: string): Promise<void> => {
  const thing = (await listener.read()).find(each => each.name === name && !each.isDisabled);
  if (!thing) throw new Error(`there is no ${name}`);
  await listener.press(thing);
};
