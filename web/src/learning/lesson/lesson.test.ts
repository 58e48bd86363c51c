import { replay } from '@jamaica/rules/record';
import { aboutLanguage, LANGUAGES } from '@jamaica/words';
import { pieceIn, STEP_NAMES } from '@jamaica/words/page';
import { describe, expect, it } from 'vitest';
import { questionFor } from '../../playing/game/question.ts';
import { LEARNER, LessonTable } from './lesson-table.ts';
import { isWanted, STEPS } from './steps.ts';

/** A table whose teacher notes what the learner does. */
const taught = (decision = 0) => {
  const strayed: string[] = [];
  const table: LessonTable = new LessonTable(
    {
      accepts: option => isWanted(table.decision, option),
      strayed: option => strayed.push(option),
      wentOn: () => undefined,
    },
    decision,
  );
  return { table, strayed };
};

const optionsAt = (table: LessonTable): readonly string[] => questionFor(table.now, table.own)?.options ?? [];

describe('the game of the lesson', () => {
  it('is a legal game that the learner wins in Port Royal', () => {
    const { table } = taught();
    while (!table.isOver) expect(table.choose(LEARNER, table.answer).ok).toBe(true);
    const game = replay(table.record());
    const { waiting } = table.now.view(null);
    expect(game.ok).toBe(true);
    expect('over' in waiting && waiting.over.winners).toEqual([LEARNER]);
    expect('over' in waiting && waiting.over.scores[LEARNER].space).toBe(15);
  });

  it('shows dice, loads, prices, a lair, a battle, a shortage and the finish', () => {
    const { table } = taught();
    const kinds = new Set<string>();
    const heed = (): void => {
      for (const event of table.now.events(LEARNER))
        if ('ship' in event && event.ship === LEARNER) kinds.add(event.kind);
    };
    table.watch({ moved: heed, rewound: () => undefined });
    while (table.decision < 12) table.choose(LEARNER, table.answer);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'loaded',
        'sailed',
        'paid',
        'treasure-found',
        'powder-spent',
        'combat-rolled',
        'shortage',
        'shortage-rolled',
      ]),
    );
  });

  it.each(STEPS.map((step, index) => ({ ...step, index })))('at step $name what is wanted is an option', step => {
    const { table } = taught(step.decision);
    const options = optionsAt(table);
    expect(options.length).toBeGreaterThan(1);
    if (Array.isArray(step.wants)) expect(options).toEqual(expect.arrayContaining([...step.wants]));
    if (step.wants !== null) expect(isWanted(step.decision, table.answer)).toBe(true);
  });

  it('waits where it is while the learner chooses something else', () => {
    const { table, strayed } = taught(1);
    const before = table.now;
    expect(table.choose(LEARNER, 'gold/gold').ok).toBe(true);
    expect(table.now).toBe(before);
    expect(strayed).toEqual(['gold/gold']);
  });

  it('goes on with any number of gunpowder, and what was chosen counts', () => {
    for (const tokens of ['0', '1', '2', '3', '4']) {
      const { table, strayed } = taught(9);
      table.choose(LEARNER, tokens);
      table.choose(LEARNER, table.answer);
      table.choose(LEARNER, table.answer);
      expect(strayed).toEqual([]);
      expect(table.decision).toBe(12);
      const left = 4 - Number(tokens);
      expect(table.now.view(null).ships[LEARNER].holds.includes(`gunpowder:${left}`)).toBe(left > 0);
    }
  });

  it('refuses what is no option, as every table does', () => {
    const { table } = taught();
    expect(table.choose(LEARNER, '6/6').ok).toBe(false);
  });

  it('goes back and forth, and tells who looks on', () => {
    const { table } = taught();
    const rewound: number[] = [];
    table.watch({ moved: () => undefined, rewound: ({ number }) => rewound.push(number) });
    table.goTo(12);
    const there = table.now.view(LEARNER);
    table.goTo(3);
    expect(table.decision).toBe(3);
    table.goTo(12);
    expect(table.now.view(LEARNER)).toEqual(there);
    expect(rewound).toHaveLength(3);
  });
});

describe('the steps', () => {
  it('are in the order in which they are told', () => {
    expect(STEPS.map(({ name }) => name)).toEqual(STEP_NAMES);
    const decisions = STEPS.map(({ decision }) => decision);
    expect(decisions).toEqual(decisions.toSorted((one, other) => one - other));
  });

  it('ask for a choice last, where several speak of the same question', () => {
    for (const [index, step] of STEPS.entries())
      if (step.wants !== null) expect(STEPS[index + 1]?.decision).not.toBe(step.decision);
  });
});

/** A word is what stands between two spaces and has a letter or a digit in it. */
const words = (text: string): number =>
  text.split(/[\s\u00a0\u202f]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(LANGUAGES)('the teacher in %s', async language => {
  const lesson = await pieceIn(language, 'lesson');

  it.each(STEP_NAMES)('says under 25 words at %s', name => {
    const { text, strayed } = lesson.steps[name];
    expect(words(text)).toBeGreaterThan(5);
    expect(words(text)).toBeLessThan(25);
    if (strayed !== null) expect(words(strayed)).toBeLessThan(25);
  });

  it('speaks in one script', () => {
    const said = Object.values(lesson.steps)
      .map(({ text, strayed }) => `${text} ${strayed ?? ''}`)
      .join(' ');
    if (aboutLanguage(language).letters === 'Cyrillic') expect(said).not.toMatch(/[A-Za-z]/);
    else expect(said).not.toMatch(/\p{Script=Cyrillic}/u);
    if (language === 'ru') expect(said).not.toMatch(/[іїєґ]/i);
    if (language === 'uk') expect(said).not.toMatch(/[ыэёъ]/i);
  });

  it('praises with the points that were won', () => {
    const praise = lesson.points({ space: 15, gold: 2, treasure: 7, total: 24 });
    for (const number of [15, 2, 7, 24]) expect(praise).toContain(String(number));
  });
});
