import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import { someStates } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { type Table, table } from '../test/table.ts';
import type { Card } from './cards.ts';
import { seen } from './events.ts';
import { apply } from './play.ts';
import { isOver, type State } from './state.ts';
import { view } from './view.ts';

const text = (state: State, viewer: number | null): string => JSON.stringify(view(state, viewer));
const HAND: readonly Card[] = ['forward/food', 'gold/gold', 'food/forward'];
const OTHER_HAND: readonly Card[] = ['forward/backward', 'gunpowder/gold', 'forward/gunpowder'];

describe('what everybody sees', () => {
  const rolled = (): Table =>
    table({
      captain: 2,
      ships: [
        { at: '17', holds: 'food:2 gold:6', sixth: 'gunpowder:4', powers: ['lady-beth'], hidden: [7] },
        { at: '45@-1', hand: HAND, deck: ['forward/forward'] },
        {},
      ],
    }).roll(5, 2);

  it('R-VIS-1 where every ship is, and what is in its holds', () => {
    expect(view(rolled().state, null).ships).toMatchObject([
      { position: { space: 17, lap: 0 }, holds: ['food:2', 'gold:6', null, null, null], sixth: 'gunpowder:4' },
      { position: { space: 45, lap: -1 }, sixth: null },
      { position: { space: 0, lap: 0 }, holds: ['food:3', 'gold:3', null, null, null] },
    ]);
  });

  it('R-VIS-1 the dice, the powers, the lairs with a token', () => {
    const { dice, ships, tokens } = view(rolled().state, null);
    expect({ dice, powers: ships[0].powers, tokens }).toEqual({
      dice: [5, 2],
      powers: ['lady-beth', 'sixth-hold'],
      tokens: rolled().tokens,
    });
  });

  it('R-VIS-1 the discard piles, and how large the hands and decks are', () => {
    const { handSize, deckSize, discards } = view(rolled().state, null).seats[1];
    expect({ handSize, deckSize, discarded: discards.length }).toEqual({ handSize: 3, deckSize: 1, discarded: 7 });
  });

  it('R-VIS-1 a row of face-down treasures, not what they are worth', () => {
    expect(view(rolled().state, 1).ships[0].hidden).toMatchObject([{ treasure: null, cursed: false, seenBy: [0] }]);
  });

  it('R-VIS-1 who has chosen a card, not which one', () => {
    const game = rolled().choose('dice', '5/2').choose('card', 'gold/gold', 1);
    expect(view(game.state, 0).seats.map(({ hasChosen, chosen }) => [hasChosen, chosen])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ]);
  });
});

describe('what only one seat sees', () => {
  it('R-VIS-2 its own hand and its own chosen card', () => {
    const game = table({ ships: [{ hand: HAND }, {}, {}] })
      .roll(3, 3)
      .choose('card', 'gold/gold', 0);
    expect(view(game.state, 0).seats[0]).toMatchObject({ hand: ['food/forward', 'forward/food'], chosen: 'gold/gold' });
    expect(view(game.state, 1).seats[0]).toMatchObject({ hand: null, chosen: null, handSize: 2 });
  });

  it('R-VIS-2 R-TRE-10 a card it has held, wherever it is now', () => {
    const game = meeting({}, { hidden: [7] })
      .roll('star')
      .choose('loot', 'hidden:0');
    const shown = [0, 1, 2, null].map(viewer => view(game.state, viewer).ships[0].hidden[0].treasure);
    expect(shown).toEqual([7, 7, null, null]);
  });

  it('R-VIS-2 its own options and nobody else’s', () => {
    const game = meeting({ hidden: [-3] }).roll('star');
    expect(view(game.state, 0).options).toContain('give:-3');
    expect([1, 2, null].map(viewer => view(game.state, viewer).options)).toEqual([[], [], []]);
  });

  it('R-TRE-4 which curse it was given; the others see that it is one', () => {
    const game = meeting({ hidden: [-3] })
      .roll('star')
      .choose('loot', 'give:-3');
    const shown = [0, 1, 2, null].map(viewer => view(game.state, viewer).ships[1].hidden[0]);
    expect(shown.map(({ treasure, cursed }) => [treasure, cursed])).toEqual([
      [-3, true],
      [-3, true],
      [null, true],
      [null, true],
    ]);
  });
});

describe('what nobody sees', () => {
  const game = (hand: readonly Card[], hidden: number): Table =>
    table({ ships: [{}, { hand }, { hidden: [hidden] }], pile: [-4, 'morgans-map'] }).roll(6, 1);

  it('R-VIS-4 a rival’s hand leaves no trace in my view', () => {
    expect(text(game(OTHER_HAND, 7).state, 0)).toBe(text(game(HAND, 7).state, 0));
    expect(text(game(OTHER_HAND, 7).state, 1)).not.toBe(text(game(HAND, 7).state, 1));
  });

  it('R-VIS-4 nor does a rival’s treasure', () => {
    expect(text(game(HAND, -2).state, 0)).toBe(text(game(HAND, 7).state, 0));
    expect(text(game(HAND, -2).state, 2)).not.toBe(text(game(HAND, 7).state, 2));
  });

  it('R-VIS-3 nor the order of a deck or of the treasure pile, not even one’s own', () => {
    const deck: readonly Card[] = ['forward/backward', 'gold/forward', 'backward/forward'];
    const stacked = (cards: readonly Card[], pile: number) =>
      table({ ships: [{ hand: HAND, deck: cards }, {}, {}], pile: [pile] }).state;
    expect(text(stacked(deck.toReversed(), 5), 0)).toBe(text(stacked(deck, 7), 0));
  });

  it('R-VIS-3 what the Ghost Ship took from a lair', () => {
    const { state } = table({ ghost: { hidden: [7] }, ships: [{}, {}] });
    expect([0, 1, null].map(viewer => view(state, viewer).ships[2].hidden[0].treasure)).toEqual([null, null, null]);
  });

  it('R-VIS-4 the loot prompt looks the same to a rival whether the winner holds a curse or not', () => {
    const won = (hidden: number) => meeting({ hidden: [hidden] }, { holds: '' }).roll('star').state;
    expect(text(won(-4), 2)).toBe(text(won(7), 2));
  });

  it('R-VIS-4 a curse handed over looks the same to the third player whatever its value', () => {
    const given = (curse: number) => {
      const battle = meeting({ hidden: [curse] })
        .roll('star')
        .choose('loot', `give:${curse}`);
      return JSON.stringify([view(battle.state, 2), battle.events.map(event => seen(event, 2))]);
    };
    expect(given(-2)).toBe(given(-4));
  });

  it('R-VIS-4 a refusal says nothing that depends on a rival’s secrets', () => {
    const refusal = (hand: readonly Card[]) =>
      apply(game(hand, 7).choose('dice', '6/1').state, { kind: 'card', seat: 0, choice: 'x' });
    expect(refusal(OTHER_HAND)).toEqual(refusal(HAND));
  });
});

describe('the end', () => {
  it('R-VIS-4 shows everything to everybody', () => {
    const game = table({ ships: [{ at: '49', hand: ['forward/food'], hidden: [-2] }, { hand: HAND }, {}] });
    game.round(1, 1);
    while (game.waiting !== 'over') game.choose(...firstChoice(game));
    const end = view(game.state, null);
    expect(end.ships[0].hidden[0].treasure).toBe(-2);
    expect(end.seats[1].hand).toHaveLength(2);
    expect(end.secrets?.pile.length).toBe(end.pileSize);
  });
});

const firstChoice = (game: Table): Parameters<Table['choose']> => {
  const now = game.waiting;
  if (now === 'over' || !('decide' in now) || now.decide === 'card') throw new Error('nothing to choose');
  return [now.decide, game.options()[0]];
};

describe('a view from inside random games', () => {
  it('R-VIS-3 has no options for those who are not asked, and no secrets before the end', () => {
    someStates(state => {
      const shown = view(state, null);
      expect(shown.options).toEqual([]);
      expect(shown.secrets === null).toBe(!isOver(state));
    }, testRng(1));
  });
});
