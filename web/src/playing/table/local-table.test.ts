import { bot } from '@jamaica/bots';
import { type Dice, diceOfDate, fromSeed, verifyFair } from '@jamaica/chance';
import type { GameEvent, Rules, Seat } from '@jamaica/rules';
import { isFields, replay } from '@jamaica/rules/record';
import { defaultCrew } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { type BotThinkers, LocalTable } from './local-table.ts';
import { readTable } from './saved-table.ts';
import type { Berth, Moment } from './table.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };

/** Bots that answer as soon as they are asked. */
const QUICK: BotThinkers = {
  think: async (view, { seed }) => bot('deckhand').choose(view, fromSeed(seed), { games: 1 }),
};
/** Bots that never come to an end. */
const SLOW: BotThinkers = { think: () => new Promise(() => undefined) };

const berths = (...people: readonly Seat[]): Berth[] =>
  defaultCrew(RULES.players).map((sailor, seat) => ({ ...sailor, bot: people.includes(seat) ? null : 'bosun' }));

/** Whatever is asked of the people at the table. */
const asked = (table: LocalTable, moment: Moment = table.now): Seat[] => {
  const { waiting } = moment.view(null);
  return 'decide' in waiting ? waiting.decide.map(({ seat }) => seat).filter(seat => table.own.includes(seat)) : [];
};

const chooseFirst = (table: LocalTable, seat: Seat): void => {
  const chosen = table.choose(seat, table.now.view(seat).options[0]);
  if (!chosen.ok) throw new Error('refused');
};

/** Lets the bots play until something is asked of the people; false: the game came to its end instead. */
const untilAsked = async (table: LocalTable): Promise<boolean> => {
  while (asked(table).length === 0) {
    if ('over' in table.now.view(null).waiting) return false;
    await new Promise(resolve => setTimeout(resolve));
  }
  return true;
};

/** Plays the game to its end. */
const playOn = async (table: LocalTable): Promise<void> => {
  while (await untilAsked(table)) chooseFirst(table, asked(table)[0]);
};

/** The same race at every run, with dice that can be proven. */
const DICE = diceOfDate('2026-11-18', RULES);

const seated = (crew: BotThinkers, people: readonly Seat[], dice: Dice = DICE): LocalTable => {
  const table = LocalTable.begin(RULES, berths(...people), crew, dice);
  table.watch({ moved: () => undefined, rewound: () => undefined });
  return table;
};

describe('a table in the browser', () => {
  it('is played to its end, and its record proves its dice', async () => {
    const table = seated(QUICK, [0, 2]);
    await playOn(table);
    const record = table.record();
    const game = replay(record);
    expect(game.ok && 'over' in table.now.view(null).waiting).toBe(true);
    expect(verifyFair(record).ok).toBe(true);
  });

  it('tells its onlookers every step once', async () => {
    const heard: GameEvent[] = [];
    const table = LocalTable.begin(RULES, berths(0), QUICK, DICE);
    table.watch({ moved: moment => heard.push(...moment.events(null)), rewound: () => undefined });
    await playOn(table);
    expect(heard).toEqual(table.past.flatMap(moment => moment.events(null)));
    expect(heard.at(-1)?.kind).toBe('game-over');
  });

  it('is the same after it was saved and read again, in the middle of the game', async () => {
    const table = seated(QUICK, [0]);
    for (let choices = 0; choices < 20 && (await untilAsked(table)); choices++) chooseFirst(table, 0);
    const again = readTable(JSON.parse(JSON.stringify(table.record())), SLOW);
    expect(again?.now.view(0)).toEqual(table.now.view(0));
    expect(again?.past.flatMap(moment => moment.events(0))).toEqual(table.past.flatMap(moment => moment.events(0)));
    expect(again?.berths).toEqual(table.berths);
  });

  it('says which bots play below their level where no thread can be started, and goes on', async () => {
    const crew: BotThinkers = { think: () => Promise.reject(new Error('no threads here')) };
    const table = LocalTable.begin(RULES, [...berths(0).slice(0, 2), { ...berths(0)[2], bot: 'deckhand' }], crew);
    const outwitted = new Set<Seat>();
    table.watch({ moved: () => undefined, rewound: () => undefined, outwitted: seat => outwitted.add(seat) });
    await playOn(table);
    expect([...outwitted]).toEqual([1]);
  });

  it('refuses what is no saved table, whatever it is', () => {
    for (const saved of [null, 7, {}, [], { v: 1 }, { v: 1, steps: 'x' }]) expect(readTable(saved, SLOW)).toBeNull();
  });

  it('seats somebody where a record does not say who sat there', () => {
    const record = seated(SLOW, [0]).record();
    const { berths: _, ...plain } = isFields(record) ? record : {};
    expect(readTable(plain, SLOW)?.berths.map(({ bot }) => bot)).toEqual([null, 'bosun', 'bosun']);
  });

  it('goes on when no thread can be had for the bots', async () => {
    const table = seated({ think: () => Promise.reject(new Error('no threads')) }, [0]);
    await playOn(table);
    expect('over' in table.now.view(null).waiting).toBe(true);
  });
});

describe('taking back', () => {
  const atCards = async (crew: BotThinkers, people: readonly Seat[], dice?: Dice): Promise<LocalTable> => {
    const table = seated(crew, people, dice);
    const isCards = (): boolean => {
      const { waiting } = table.now.view(null);
      return 'decide' in waiting && waiting.decide[0].kind === 'card';
    };
    while ((await untilAsked(table)) && !isCards()) chooseFirst(table, asked(table)[0]);
    return table;
  };

  it('gives a card back to the hand while others still think', async () => {
    const table = await atCards(SLOW, [0, 1, 2]);
    const before = table.now.view(0);
    chooseFirst(table, 0);
    expect(table.now.view(0)).not.toEqual(before);
    expect(table.undoable).toBe(0);
    table.undo();
    expect(table.now.view(0)).toEqual(before);
  });

  it('ends when the cards are turned over', async () => {
    const table = await atCards(SLOW, [0, 1, 2]);
    const { captain } = table.now.view(null);
    for (const seat of [captain, ...[0, 1, 2].filter(seat => seat !== captain)]) chooseFirst(table, seat);
    expect(table.undoable).toBeNull();
    const { number } = table.now;
    table.undo();
    expect(table.now.number).toBe(number);
  });

  it('is for the Captain alone while only his card lies open', async () => {
    const table = await atCards(SLOW, [0, 1, 2], { kind: 'practice', seed: 'Antigua' });
    const { captain } = table.now.view(null);
    for (const seat of [0, 1, 2].filter(seat => seat !== captain)) chooseFirst(table, seat);
    const { options } = table.now.view(captain);
    // At the fork he is asked at once: nobody else’s card is turned over yet.
    table.choose(captain, 'forward/forward');
    expect(asked(table)).toEqual([captain]);
    expect(table.undoable).toBe(captain);
    table.undo();
    expect(table.now.view(captain).options).toEqual(options);
    expect(table.undoable).toBeNull();
  });

  it('never brings other dice', async () => {
    const table = await atCards(QUICK, [0]);
    const story: string[] = [];
    for (let choices = 0; choices < 30 && (await untilAsked(table)); choices++) {
      chooseFirst(table, 0);
      story.push(JSON.stringify(table.now.view(null).dice));
      if (table.undoable === 0) {
        table.undo();
        chooseFirst(table, 0);
        expect(JSON.stringify(table.now.view(null).dice)).toBe(story.at(-1));
      }
    }
    expect(story.length).toBeGreaterThan(5);
  });
});
