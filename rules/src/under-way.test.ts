import { describe, expect, it } from 'vitest';
import { anyOf, testRng } from '../test/rng.ts';
import { CARDS } from './cards.ts';
import { cardsToShuffle, needOf } from './chance.ts';
import type { Step } from './play.ts';
import { replay } from './record.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seats.ts';
import type { Setup } from './setup.ts';
import { PILE_SIZE, TREASURES } from './treasures.ts';
import { GameUnderWay, playAgain, type Supplier } from './under-way.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: false };
const CAPTAIN = 0;

/** All have the same three cards in hand. With 2 and 5 the first one takes a ship beyond the fork at once, to be asked which way. */
const SETUP: Setup = {
  captain: CAPTAIN,
  pile: TREASURES.slice(0, PILE_SIZE),
  removed: TREASURES.slice(PILE_SIZE),
  decks: Array.from({ length: RULES.players }, () => [
    'forward/forward' as const,
    'gold/gold' as const,
    'food/gunpowder' as const,
    ...CARDS.filter(card => !['forward/forward', 'gold/gold', 'food/gunpowder'].includes(card)),
  ]),
};

const supply: Supplier = state => {
  const need = needOf(state);
  if ('shuffle' in need) return { ...need, deck: cardsToShuffle(state) };
  switch (need.roll) {
    case 'action':
      return { ...need, dice: [5, 2] };
    case 'combat':
      return { ...need, face: 4 };
    case 'shortage':
      return { ...need, face: 'skull' };
  }
};

/** A game in which the Captain has to place the dice. */
const begun = (...people: readonly Seat[]): GameUnderWay => GameUnderWay.begin(RULES, SETUP, people).letFall(supply);

/** A game in which everybody has to lay a card. */
const atCards = (...people: readonly Seat[]): GameUnderWay => begun(...people).play(CAPTAIN, '2/5');

const anyChoice = (game: GameUnderWay, pick: <T>(of: readonly T[]) => T): GameUnderWay => {
  const { seat, options } = pick(game.open);
  return game.play(seat, pick(options)).letFall(supply);
};

describe('a game under way', () => {
  it('waits for decisions when chance has happened', () => {
    const game = GameUnderWay.begin(RULES, SETUP);
    expect(game.waiting).toEqual({ chance: { roll: 'action' } });
    expect(game.open).toEqual([]);
    const [question] = game.letFall(supply).open;
    expect(question).toEqual({ kind: 'dice', seat: CAPTAIN, options: ['5/2', '2/5'] });
  });

  it('counts chance from 1, and asks for nothing that is not needed', () => {
    const numbers: number[] = [];
    const heard: Supplier = (state, number) => {
      numbers.push(number);
      return supply(state, number);
    };
    let game = GameUnderWay.begin(RULES, SETUP).letFall(heard);
    while (game.chances < 6) game = anyChoice(game, of => of[0]);
    expect(numbers).toEqual([1]);
    expect(game.letFall(heard)).toBe(game);
  });

  it('knows how often chance has had its say', () => {
    expect(GameUnderWay.begin(RULES, SETUP).chances).toBe(0);
    expect(begun().chances).toBe(1);
    expect(atCards().chances).toBe(1);
  });

  it('is played again as it was written down, decisions and dice', () => {
    const game = atCards();
    let state = game.start;
    for (const { step } of game.steps) {
      const again = playAgain(state, step);
      if (!again.ok) throw new Error(again.error.why);
      state = again.value.state;
    }
    expect(state.cells).toEqual(game.state.cells);
    expect(playAgain(state, { roll: 'action', dice: [1, 1] })).toMatchObject({ error: { why: 'awaits-decision' } });
    expect(playAgain(game.start, { decide: 'dice', seat: 0, choice: '5/2' })).toMatchObject({
      error: { why: 'awaits-chance' },
    });
  });

  it('asks a seat the same, whoever else is asked', () => {
    const game = atCards().play(2, 'gold/gold');
    expect(game.choose(2, 'gold/gold').ok).toBe(false);
    expect(game.choose(1, 'gold/gold').ok).toBe(true);
  });

  it('says why when a script is wrong', () => {
    expect(() => begun().play(CAPTAIN, '6/6')).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ why: 'not-an-option' }) }),
    );
  });

  it('goes on from a position, and then has no record: how it came there is not known', () => {
    const { state } = atCards();
    const game = GameUnderWay.from(state, [0]);
    expect(game.rules).toEqual(RULES);
    expect(game.open.map(({ kind, seat }) => [kind, seat])).toEqual([0, 1, 2].map(seat => ['card', seat]));
    expect(game.play(0, 'gold/gold').takesBack).toBe(0);
    expect(game.play(0, 'gold/gold').takeBack()?.state).toEqual(state);
    expect(game.hasRecord).toBe(false);
    expect(() => game.record()).toThrow('has no record');
    expect(GameUnderWay.from(state).play(0, 'gold/gold').takesBack).toBeNull();
    expect(atCards().hasRecord).toBe(true);
  });

  it('never changes: a step makes another game', () => {
    const game = begun();
    const before = JSON.stringify(game.record());
    expect(game.choose(CAPTAIN, '5/2').ok).toBe(true);
    expect(JSON.stringify(game.record())).toBe(before);
  });

  it('refuses what is not open, and throws where a bot or a script is wrong', () => {
    const game = begun();
    expect(game.choose(1, 'gold/gold')).toMatchObject({ ok: false, error: { why: 'awaits-decision' } });
    expect(game.answer({ kind: 'card', seat: CAPTAIN, choice: '2/5' })).toMatchObject({ ok: false });
    expect(game.settle({ roll: 'action', dice: [1, 1] })).toMatchObject({ ok: false });
    expect(() => game.play(CAPTAIN, '6/6')).toThrow('not-an-option');
    expect(() => GameUnderWay.begin(RULES, SETUP).letFall(() => ({ roll: 'combat', face: 2 }))).toThrow('refuses');
  });

  it('is written down as it was played, and goes on from what was written', () => {
    const { below } = testRng(7);
    const pick = <T>(of: readonly T[]): T => anyOf(of, { below });
    let game = begun();
    while (!('over' in game.waiting)) {
      game = anyChoice(game, pick);
      if (game.steps.length % 50 > 0) continue;
      const read = replay(JSON.parse(JSON.stringify(game.record())));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      game = GameUnderWay.resume(read.value);
    }
    expect(replay(game.record())).toMatchObject({ ok: true, value: { end: game.state } });
    expect(game.record().final).toEqual(game.waiting.over);
    const again = game.steps.reduce((state, { step }) => {
      const played = playAgain(state, step);
      if (!played.ok) throw new Error(played.error.why);
      return played.value.state;
    }, game.start);
    expect(again).toEqual(game.state);
  });
});

describe('taking back', () => {
  it('gives a card back to the hand while the others think', () => {
    const game = atCards(0, 1, 2);
    const laid = game.play(1, 'gold/gold');
    expect(laid.takesBack).toBe(1);
    expect(laid.takeBack()?.state).toEqual(game.state);
  });

  it('goes back choice by choice, the last one first', () => {
    const laid = atCards(0, 1, 2).play(1, 'gold/gold').play(2, 'gold/gold');
    const seats = [laid, laid.takeBack(), laid.takeBack()?.takeBack()].map(game => game?.takesBack);
    expect(seats).toEqual([2, 1, CAPTAIN]);
    expect(laid.takeBack()?.takeBack()?.takeBack()?.open[0].kind).toBe('dice');
  });

  it('ends with the dice: what fell stays', () => {
    expect(begun(0, 1, 2).takesBack).toBeNull();
    expect(begun(0, 1, 2).takeBack()).toBeNull();
  });

  it('is only for people', () => {
    expect(atCards().takesBack).toBeNull();
    expect(atCards(1).takesBack).toBeNull();
  });

  it('R-RND-3 is not hindered by what others lay face down: it tells nothing', () => {
    const game = atCards(1);
    const laid = game.play(1, 'gold/gold').play(2, 'gold/gold');
    expect(laid.takesBack).toBe(1);
    expect(laid.takeBack()?.state).toEqual(game.state);
  });

  it('ends when somebody else’s card is turned over', () => {
    const game = atCards(0, 1, 2).play(CAPTAIN, 'forward/forward').play(1, 'gold/gold');
    expect(game.takesBack).toBe(1);
    expect(game.play(2, 'gold/gold').takesBack).toBeNull();
  });

  it('is for the Captain alone while only his card lies open, and the others have seen it even when he takes it back', () => {
    const game = atCards(0, 1, 2).play(1, 'gold/gold').play(2, 'gold/gold');
    const open = game.play(CAPTAIN, 'forward/forward');
    expect(open.open[0]).toMatchObject({ kind: 'move', seat: CAPTAIN });
    expect(open.takesBack).toBe(CAPTAIN);
    expect(open.takeBack()?.state).toEqual(game.state);
    expect(open.takeBack()?.takesBack).toBeNull();
  });

  it('is for the Captain also when a bot was slower than he', () => {
    const game = atCards(0).play(1, 'gold/gold');
    const open = game.play(CAPTAIN, 'forward/forward').play(2, 'gold/gold');
    expect(open.open[0]).toMatchObject({ kind: 'move', seat: CAPTAIN });
    expect(open.takesBack).toBe(CAPTAIN);
    expect(open.takeBack()?.state).toEqual(game.state);
  });

  it('is not for the Captain when somebody laid their card after his: they would choose again, knowing his', () => {
    const game = atCards(0, 1).play(CAPTAIN, 'forward/forward').play(1, 'gold/gold').play(2, 'gold/gold');
    expect(game.open[0]).toMatchObject({ kind: 'move', seat: CAPTAIN });
    expect(game.takesBack).toBeNull();
  });

  it('is not for what was played before the game was saved: nobody knows what was seen meanwhile', () => {
    const read = replay(JSON.parse(JSON.stringify(atCards(0).record())));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const game = GameUnderWay.resume(read.value, [0]);
    expect(game.takesBack).toBeNull();
    expect(game.play(0, 'gold/gold').takesBack).toBe(0);
  });

  it('never lets anybody choose again knowing more than when they chose, whatever was taken back meanwhile', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const rng = testRng(seed);
      let taken = 0;
      for (let game = begun(0, 1, 2); !('over' in game.waiting); game = anyChoice(game, of => anyOf(of, rng)))
        for (let back = game.takeBack(); back; back = back.takeBack()) {
          const [chosen, ...since] = game.steps.slice(back.steps.length);
          const seat = 'decide' in chosen.step ? chosen.step.seat : null;
          expect([chosen, ...since].flatMap(step => news(step, seat))).toEqual([]);
          taken++;
        }
      expect(taken).toBeGreaterThan(10);
    }
  });
});

/** What a seat has not known before a step: what others decide in the open, what falls, what turns up. */
const news = ({ step, events }: Step, seat: Seat | null): string[] => [
  ...('decide' in step ? [] : ['chance']),
  ...('decide' in step && step.seat !== seat && step.decide !== 'card' ? [step.decide] : []),
  ...events.flatMap(event => (event.kind === 'revealed' && event.seat !== seat ? [event.kind] : [])),
  ...events.map(({ kind }) => kind).filter(kind => TURNS_UP.includes(kind)),
];
const TURNS_UP: readonly string[] = ['drew', 'treasure-found', 'treasure-taken', 'game-over'];
