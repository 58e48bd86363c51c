import { describe, expect, it } from 'vitest';
import { meeting } from '../test/meeting.ts';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { type Table, table } from '../test/table.ts';
import { handOver, isKnownCursed, knows, lairOf, trailOf } from './knowledge.ts';
import { rowCard } from './ships.ts';
import { copy } from './state.ts';

/** The seats that know a face-down card. */
const knowers = (game: Table, ship: number, index: number): number[] =>
  game.final.scores.flatMap((_, seat) => (knows(game.state, seat, rowCard(game.state, ship, index)) ? [seat] : []));
const cursed = (game: Table, ship: number, index: number): boolean =>
  isKnownCursed(game.state, rowCard(game.state, ship, index));

const theft = (loser: ShipAt, position: PositionAt = {}): Table =>
  meeting({}, loser, position).roll('star').choose('loot', 'hidden:0');

describe('who knows a face-down card', () => {
  it('R-TRE-2 the holder knows it, the others do not', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: [7] }).round(1, 1);
    expect(knowers(game, 0, 0)).toEqual([0]);
  });
  it('R-TRE-10 the thief learns it and the victim keeps knowing it', () => {
    expect(knowers(theft({ hidden: [7] }), 0, 0)).toEqual([0, 1]);
  });
  it('R-TRE-10 the knowledge goes with the card, not with its place in the row', () => {
    const game = theft({ hidden: [7, -2] });
    expect(game.ship(1).hidden).toEqual([-2]);
    expect(knowers(game, 1, 0)).toEqual([1]);
  });
  it('R-TRE-10 whoever has seen it knows it in the Ghost Ship’s row too', () => {
    const game = table({ ships: [{ at: '5', hidden: [7] }, { at: '9' }], ghost: { at: '4' } }).round(1, 2);
    game.roll('star').choose('ghost-loot', 'hidden:0');
    expect(game.ship('ghost').hidden).toEqual([7]);
    expect(knowers(game, 2, 0)).toEqual([0]);
  });
  it('R-TRE-4 giver and receiver know the value', () => {
    const game = meeting({ hidden: [-2] })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(knowers(game, 1, 0)).toEqual([0, 1]);
  });
  it('R-TRE-4 everybody knows that a gift is cursed', () => {
    const game = meeting({ hidden: [-2] })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(cursed(game, 1, 0)).toBe(true);
  });
  it('R-TRE-4 a curse that was found or stolen is not known to be one', () => {
    expect(cursed(theft({ hidden: [-2] }), 0, 0)).toBe(false);
  });
  it('R-TRE-4 everybody goes on knowing it wherever the card goes', () => {
    const game = table({
      ships: [
        { at: '3', hand: ['forward/backward'], hidden: [-2] },
        { at: '4', hand: ['gunpowder/food'] },
        { at: '2', hand: ['forward/forward'], holds: 'food:6' },
      ],
    }).round(1, 1);
    game.roll('star').choose('loot', 'give:-2'); // seat 0 to seat 1, on the lair 4
    game.roll(4).roll(4); // seat 2 meets seat 0 on 3, then seat 1 on 4
    game.roll('star').choose('loot', 'hidden:0');
    expect(game.ship(2).hidden).toEqual([-2]);
    expect(cursed(game, 2, 0)).toBe(true);
    expect(knowers(game, 2, 0)).toEqual([0, 1, 2]);
  });
  it('R-TRE-4 of a gift to the Ghost Ship only the giver knows the value, and all that it is cursed', () => {
    const game = meeting({ hidden: [-2] }, { at: '28' }, { ghost: { at: '4' } })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(knowers(game, 3, 0)).toEqual([0]);
    expect(cursed(game, 3, 0)).toBe(true);
  });
  it('R-GHO-11 a thief learns what the Ghost Ship had found, and nobody else does', () => {
    const game = meeting({}, { at: '28' }, { ghost: { at: '4', hidden: [5] } })
      .roll('star')
      .choose('loot', 'hidden:0');
    expect(knowers(game, 0, 0)).toEqual([0]);
  });
  it('R-GHO-7 nobody knows what the Ghost Ship found', () => {
    const game = table({ ships: [{ at: '17' }, { at: '18' }], ghost: { at: '3' }, pile: [7] }).round(1, 2);
    expect(game.ship('ghost').hidden).toEqual([7]);
    expect(knowers(game, 2, 0)).toEqual([]);
  });
  it('R-SET-2 nobody knows a card of the pile or one out of the game', () => {
    const { state } = table();
    for (let card = 0; card < 12; card++) for (const seat of [0, 1, 2]) expect(knows(state, seat, card)).toBe(false);
  });
});

describe('what everybody can follow', () => {
  it('R-VIS-1 from which lair a card came', () => {
    const game = table({ ships: [{ at: '3', hand: ['forward/food'] }], pile: [7] }).round(1, 1);
    expect(lairOf(game.state, rowCard(game.state, 0, 0))).toBe(4);
  });
  it('R-VIS-1 from whom it was taken since', () => {
    const game = theft({ hidden: [7] });
    expect(trailOf(game.state, rowCard(game.state, 0, 0))).toEqual([1]);
  });
  it('R-VIS-1 through all the hands it has gone, each once, but for those it is in', () => {
    const game = copy(table({ players: 6 }).state);
    const card = 8;
    for (const ship of [0, 1, 2, 3, 4]) handOver(game, card, ship, ship + 1);
    expect(trailOf(game, card)).toEqual([0, 1, 2, 3, 4]);
    handOver(game, card, 5, 2);
    expect(trailOf(game, card)).toEqual([0, 1, 3, 4, 5]);
    handOver(game, card, 2, 0);
    expect(trailOf(game, card)).toEqual([1, 3, 4, 5, 2]);
  });
  it('R-VIS-1 from whom it was received since', () => {
    const game = meeting({ hidden: [-2] })
      .roll('star')
      .choose('loot', 'give:-2');
    expect(trailOf(game.state, rowCard(game.state, 1, 0))).toEqual([0]);
  });
});
