import { describe, expect, it } from 'vitest';
import { stateAt } from '../test/moments.ts';
import { randomStep, someStates } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { table } from '../test/table.ts';
import { CARDS, type Card } from './cards.ts';
import { imagine, imaginer } from './imagine.ts';
import { mark } from './marking.ts';
import { blank, isOver, type State } from './state.ts';
import { view } from './view.ts';

const viewers = (state: State): (number | null)[] => [null, ...view(state, null).seats.map(({ seat }) => seat)];

describe('imagined games', () => {
  it('R-VIS-2 R-VIS-3 look to the viewer exactly like the real one', () => {
    const rng = testRng(1);
    someStates(state => {
      if (isOver(state)) return;
      for (const viewer of viewers(state)) {
        const seen = view(state, viewer);
        expect(JSON.stringify(view(imagine(seen, rng), viewer))).toBe(JSON.stringify(seen));
      }
    }, rng);
  });

  it('can be played to their end', () => {
    const rng = testRng(2);
    let played = 0;
    someStates(state => {
      if (isOver(state) || rng.below(20) > 0) return;
      let imagined = imagine(view(state, 0), rng);
      for (let step = randomStep(imagined, rng); step; step = randomStep(step.state, rng)) imagined = step.state;
      expect(isOver(imagined)).toBe(true);
      played++;
    }, rng);
    expect(played).toBeGreaterThan(50);
  });

  it('differ from the real one and from each other', () => {
    const { state } = table({ players: 4 });
    const deals = [1, 2, 3].map(seed => JSON.stringify(mark(imagine(view(state, 0), testRng(seed)))));
    expect(new Set([...deals, JSON.stringify(mark(state))]).size).toBe(4);
  });

  it('R-VIS-4 are of games that go on: in one that is over nothing is hidden', () => {
    const { state } = table({ ships: [{ at: '49', hand: ['forward/food'] }] }).round(1, 1);
    expect(() => imaginer(view(state, 0))).toThrow('over');
  });

  it('deal again on the same table', () => {
    const { state } = table({ players: 4 });
    const deal = imaginer(view(state, 1));
    const [once, twice] = [blank(), blank()];
    deal(once, testRng(7));
    deal(twice, testRng(1));
    deal(twice, testRng(7));
    expect(twice.cells).toEqual(once.cells);
  });

  it('R-TRE-4 put a curse where everybody knows of one, each as often as the others', () => {
    const { state } = table({ ships: [{ at: '3', hand: ['forward/food'], hidden: [-3] }, { at: '4' }, {}] })
      .round(1, 2)
      .roll('star')
      .choose('loot', 'give:-3');
    const rng = testRng(3);
    const counts = new Map<unknown, number>();
    for (let deal = 0; deal < 3000; deal++) {
      const [curse] = mark(imagine(view(state, 2), rng)).ships[1].hidden;
      counts.set(curse, (counts.get(curse) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([-2, -3, -4]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(900);
  });

  it('R-TRE-1 put no power face down before a player, but perhaps before the Ghost Ship (R-GHO-7)', () => {
    const { state } = table({ ghost: { hidden: [3] }, ships: [{}, { hidden: [7] }] });
    const rng = testRng(4);
    const hidden = Array.from({ length: 300 }, () =>
      mark(imagine(view(state, 0), rng)).ships.map(ship => ship.hidden[0]),
    );
    expect(hidden.every(([, player]) => typeof player === 'number')).toBe(true);
    expect(new Set(hidden.map(([, , ghost]) => typeof ghost))).toEqual(new Set(['number', 'string']));
  });

  it('R-TRE-4 R-GHO-7 never run out of cards that fit', () => {
    // All the eight cards that are worth something lie face down: Morgan’s Map is what the Ghost Ship has from lair 37.
    const position =
      '2021 9/1 - 000000000 |SH action-roll 0,f3g3---,,54.39.311.719,bij/gehcfkad/ ' +
      '0,f3g3---,,722.x25.y33,cgh/kdbaifje/ g0,g5g3---,L,M37.z44<1!';
    const rng = testRng(6);
    for (const known of ['!', ''])
      for (let deal = 0; deal < 10; deal++) {
        const state = stateAt(position.replace('!', known));
        const [, , ghost] = mark(imagine(view(state, null), rng)).ships;
        expect(ghost.hidden).toEqual([expect.any(String), expect.any(Number)]);
        if (known) expect(Number(ghost.hidden[1])).toBeLessThan(0);
      }
  });

  it('R-VIS-1 leave a rival the cards that must be in the hand because the deck ran out', () => {
    const hand: readonly Card[] = ['gold/gold', 'forward/food', 'food/forward'];
    const game = table({ ships: [{}, { hand, deck: [] }, {}] }).roll(1, 1);
    // Everybody loads, so that nothing is asked before seat 1 has to shuffle.
    game.cards('food/gunpowder', 'gold/gold', 'food/gunpowder');
    game.shuffle(...CARDS.filter(card => card !== 'forward/food' && card !== 'food/forward'));
    const rng = testRng(5);
    for (let deal = 0; deal < 50; deal++)
      expect(mark(imagine(view(game.state, 0), rng)).ships[1].hand).toEqual(
        expect.arrayContaining(['food/forward', 'forward/food']),
      );
  });
});
