import { bot } from '@jamaica/bots';
import { fromSeed } from '@jamaica/chance';
import type { Decision, GameEvent, Rules, View } from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import type { Speed } from '@jamaica/words/page';
import { describe, expect, it, vi } from 'vitest';
import { LocalTable } from '../table/local-table.ts';
import { Game } from './game.svelte.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: false };

/** A screen with a table; bots answer at once, but slow ones never find a card. */
const begun = (people: readonly number[], speed: Speed = 'off', areBotsSlow = false) => {
  const berths = defaultCrew(RULES.players).map((sailor, seat) => ({
    ...sailor,
    bot: people.includes(seat) ? null : ('deckhand' as const),
  }));
  const crew = {
    think: (view: View, { seed }: { seed: string }): Promise<string> =>
      areBotsSlow && 'decide' in view.waiting && view.waiting.decide[0].kind === 'card'
        ? new Promise(() => undefined)
        : Promise.resolve(bot('deckhand').choose(view, fromSeed(seed), { games: 1 })),
  };
  const told: GameEvent[] = [];
  const asked: Decision[] = [];
  const table = LocalTable.begin(RULES, berths, crew, { kind: 'practice', seed: 'game' });
  const game = new Game(table, {
    speed: () => speed,
    onEvent: event => told.push(event),
    onQuestion: question => asked.push(question),
  });
  return { game, table, told, asked };
};

const breath = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Waits until somebody is asked, or the screen has to change hands, or the game is over. */
const settled = async (game: Game): Promise<void> => {
  while (!game.question && game.curtain === null && !game.isOver) await breath();
};

const playToTheEnd = async (game: Game): Promise<void> => {
  for (await settled(game); !game.isOver; await settled(game)) {
    if (game.curtain !== null) game.liftCurtain();
    else if (game.question) game.choose(game.question.options[0]);
  }
};

describe('alone against bots', () => {
  it('every event is told once, in order, and the last view is the table’s', async () => {
    const { game, table, told } = begun([0]);
    await playToTheEnd(game);
    expect(told).toEqual(table.past.flatMap(moment => moment.events(0)));
    expect(game.lines.map(({ event }) => event)).toEqual(told);
    expect(game.shown).toEqual(table.now.view(0));
  });

  it('one’s own cards are always there, and nobody else’s', async () => {
    const { game } = begun([1]);
    await settled(game);
    expect(game.shown.seats.map(({ hand }) => hand !== null)).toEqual([false, true, false]);
    expect(game.curtain).toBeNull();
  });

  it('a choice that is taken back is asked again, and its story is gone', async () => {
    const { game } = begun([0], 'off', true);
    await settled(game);
    while (game.question?.kind !== 'card') {
      game.choose(game.question?.options[0] ?? '');
      await settled(game);
    }
    const { lines, question } = game;
    game.choose(question.options[0]);
    expect(game.canUndo).toBe(true);
    game.undo();
    expect(game.question).toEqual(question);
    expect(game.lines).toEqual(lines);
  });
});

describe('several people at one screen', () => {
  it('the screen shows nobody’s cards until the one who is called takes it', async () => {
    const { game } = begun([0, 1, 2]);
    await settled(game);
    const called = game.curtain;
    expect(called).not.toBeNull();
    expect(game.shown.seats.every(({ hand }) => hand === null)).toBe(true);
    game.liftCurtain();
    expect(game.question?.seat).toBe(called);
    expect(game.shown.seats.flatMap(({ hand, seat }) => (hand === null ? [] : [seat]))).toEqual([called]);
    game.choose(game.question?.options[0] ?? '');
    await settled(game);
    if (game.curtain !== null) expect(game.shown.seats.every(({ hand }) => hand === null)).toBe(true);
  });

  it('a whole game is played that way', async () => {
    const { game, asked } = begun([0, 1, 2]);
    await playToTheEnd(game);
    expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  });
});

it('what is being shown can be skipped', async () => {
  const { game } = begun([0], 'slow');
  while (!game.isShowing) await breath();
  game.skip();
  await settled(game);
  expect(game.scene).toBeNull();
  expect(game.question).not.toBeNull();
});

describe('what is shown never delays an answer', () => {
  it('the table has it before anything is waited for', async () => {
    const { game, table } = begun([0], 'slow');
    game.skip();
    await settled(game);
    const { number } = table.now;
    game.choose(game.question?.options[0] ?? '');
    expect(table.now.number).toBeGreaterThan(number);
  });

  it('a tap while something is shown leads to the next question: the rest is told in order, and nothing of it is waited for', async () => {
    const { game, table, told, asked } = begun([0], 'slow');
    game.skip();
    await settled(game);
    game.choose(game.question?.options[0] ?? '');
    while (!game.isShowing) await breath();
    const waits = vi.spyOn(globalThis, 'setTimeout');
    game.skip();
    await settled(game);
    expect(waits.mock.calls.filter(([, ms = 0]) => ms > 0)).toEqual([]);
    waits.mockRestore();
    expect(told).toEqual(table.past.flatMap(moment => moment.events(0)));
    expect(asked.at(-1)).toBe(game.question);
  });

  it('the question comes right after the last event, and can be answered as soon as it is there', async () => {
    const { game, table, told } = begun([0]);
    let answered = 0;
    while (answered < 12) {
      await settled(game);
      if (game.isOver) break;
      // All has been told that led to it, and nothing is being shown.
      expect(told).toEqual(table.past.flatMap(moment => moment.events(0)));
      expect(game.isShowing).toBe(false);
      game.choose(game.question?.options[0] ?? '');
      answered++;
    }
    expect(answered).toBe(12);
  });
});

it('what a die came to is told when it has fallen, and at once to whoever skips it', async () => {
  vi.useFakeTimers();
  const { game } = begun([], 'normal');
  const isRoll = (): boolean =>
    game.scene?.event.kind === 'combat-rolled' || game.scene?.event.kind === 'shortage-rolled';
  const nextRoll = async (): Promise<number | undefined> => {
    while (!isRoll()) await vi.advanceTimersByTimeAsync(20);
    return game.scene?.key;
  };
  const first = await nextRoll();
  expect(game.lines.at(-1)?.key).toBe(Number(first) - 1);
  expect(game.telling).toBe(game.lines.at(-1)?.event);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isRoll()).toBe(true);
  expect(game.lines.at(-1)?.key).toBe(first);
  expect(game.telling).toBe(game.scene?.event);
  while (isRoll()) await vi.advanceTimersByTimeAsync(20);
  const second = await nextRoll();
  game.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(game.lines.map(({ key }) => key)).toContain(second);
  expect(game.lines.map(({ key }) => key)).toEqual(game.lines.map((_, index) => index + 1));
  game.leave();
  vi.useRealTimers();
});

it('what a treasure is worth is told, and lies before its ship, when its card has turned', async () => {
  vi.useFakeTimers();
  const { game } = begun([], 'normal');
  const isFind = (): boolean => game.scene?.event.kind === 'treasure-found';
  while (!isFind()) await vi.advanceTimersByTimeAsync(20);
  const before = game.scene?.before;
  expect(game.shown).toBe(before);
  expect(game.telling?.kind).not.toBe('treasure-found');
  await vi.advanceTimersByTimeAsync(1000);
  expect(isFind()).toBe(true);
  expect(game.telling?.kind).toBe('treasure-found');
  expect(game.shown.pileSize).toBe(Number(before?.pileSize) - 1);
  game.leave();
  vi.useRealTimers();
});

it('nobody waits for ever when something cannot be shown or heard', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  const { game, table, told } = begun([0]);
  told.push = () => {
    throw new Error('no sound');
  };
  await playToTheEnd(game);
  expect(silenced).toHaveBeenCalled();
  expect(game.shown).toEqual(table.now.view(0));
  silenced.mockRestore();
});
