import { commitment, type Dice, savedDice, verifyFair } from '@jamaica/chance';
import type { Decision, Rules } from '@jamaica/rules';
import { isFields, replay } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

const RULES: Rules = { edition: '2007', players: 4, ghost: true };
const COMPANY = { person: 1, names: [], level: 'deckhand' } as const;
const PRACTICE: Dice = { kind: 'practice', seed: 'table' };

/** Answers questions, always with the option at this place counted around, until `stop` says so. */
const playUntil = (table: Table, place: number, stop: (question: Decision) => boolean = () => false): void => {
  for (let question = table.question; question && !stop(question); question = table.question)
    expect(table.choose(question.options[place % question.options.length]).ok).toBe(true);
};

/** The first practice game in which the person is asked this. */
const asking = (kind: string): Table => {
  for (let seed = 0; seed < 20; seed++) {
    const table = Table.begin(RULES, COMPANY, { kind: 'practice', seed: `table ${seed}` });
    playUntil(table, 1, question => question.kind === kind);
    if (table.question) return table;
  }
  throw new Error(`nobody was asked for ${kind}`);
};

/** What is left of a record when it has been written and read. */
const written = (table: Table): unknown => JSON.parse(JSON.stringify(table.record()));

const resumed = (saved: unknown): Table => {
  const game = replay(saved);
  if (!game.ok || !isFields(saved)) throw new Error('not a record');
  const dice = savedDice(saved, game.value.rules.players);
  if (!dice) throw new Error('no dice');
  return Table.resume(game.value, COMPANY, dice);
};

describe('a saved game', () => {
  it.each(['powder', 'loot', 'card', 'pay'])('goes on identically from the middle of a %s', kind => {
    const table = asking(kind);
    const again = resumed(written(table));
    expect(again.view).toEqual(table.view);
    playUntil(table, 2);
    playUntil(again, 2);
    expect(written(again)).toEqual(written(table));
    expect(table.final).not.toBeNull();
  });

  it('is a record that replays', () => {
    const table = Table.begin({ edition: '2021', players: 6, ghost: false }, COMPANY, PRACTICE);
    playUntil(table, 0);
    expect(replay(written(table))).toMatchObject({ ok: true });
  });

  it('proves its fair dice, also when it was left and resumed', () => {
    const secret = '3'.repeat(64);
    const words = ['Anne', 'Mary', 'Samuel', 'John'];
    const fair = { commitment: commitment(secret), secret, words };
    const table = Table.begin(RULES, COMPANY, { kind: 'fair', fair });
    playUntil(table, 1, ({ kind }) => kind === 'powder');
    const again = resumed(written(table));
    playUntil(again, 0);
    expect(verifyFair(written(again))).toMatchObject({ ok: true });
  });
});

describe('taking back', () => {
  it('returns to the last choice, and the rivals keep their cards', () => {
    const table = Table.begin(RULES, COMPANY, PRACTICE);
    let taken = 0;
    for (let question = table.question; question && taken < 5; question = table.question) {
      const before = { record: written(table), view: table.view, story: [...table.story] };
      table.choose(question.options[0]);
      if (!table.canTakeBack) continue;
      expect(table.takeBack()).toBe(true);
      expect({ record: written(table), view: table.view, story: [...table.story] }).toEqual(before);
      table.choose(question.options[question.options.length - 1]);
      taken++;
    }
    expect(taken).toBe(5);
  });

  it('never goes back beyond a die, a rival’s card or what a rival did', () => {
    const table = Table.begin(RULES, COMPANY, PRACTICE);
    for (let question = table.question; question; question = table.question) {
      const told = table.story.length;
      table.choose(question.options[0]);
      const news = table.story.slice(told);
      const isNew = news.some(
        event =>
          ['dice-rolled', 'combat-rolled', 'shortage-rolled', 'drew', 'treasure-found', 'treasure-taken'].includes(
            event.kind,
          ) ||
          (event.kind === 'revealed' && event.seat !== COMPANY.person) ||
          (event.kind === 'ghost-steered' && event.captain !== COMPANY.person),
      );
      if (isNew) expect(table.canTakeBack).toBe(false);
      if (isNew) expect(table.takeBack()).toBe(false);
    }
  });

  it('is refused at the start', () => expect(Table.begin(RULES, COMPANY, PRACTICE).takeBack()).toBe(false));
});

it('R-VIS-2 shows the person no rival’s card before its turn', () => {
  const table = Table.begin(RULES, COMPANY, PRACTICE);
  playUntil(table, 0, ({ kind }) => kind !== 'card');
  for (const event of table.story)
    if ((event.kind === 'chose' || event.kind === 'drew') && event.seat !== COMPANY.person)
      expect(event.card).toBe('hidden');
});

it('refuses what is no option and changes nothing', () => {
  const table = Table.begin(RULES, COMPANY, PRACTICE);
  const before = written(table);
  expect(table.choose('to:99').ok).toBe(false);
  expect(written(table)).toEqual(before);
});
