import { describe, expect, it } from 'vitest';
import { randomGame, randomStep, statesOf, TABLES, withHouse } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { table } from '../test/table.ts';
import { SPACES } from './board.ts';
import { CARDS } from './cards.ts';
import { mark } from './marking.ts';
import { readPosition, writePosition } from './position.ts';
import { CARD_LETTERS, TREASURE_LETTERS } from './position-letters.ts';
import { isOver, type State } from './state.ts';
import { TREASURES } from './treasures.ts';
import { view } from './view.ts';

const read = (text: string): State => {
  const position = readPosition(text);
  if (!position.ok) throw new Error(`${position.error.field}: ${text}`);
  return position.value;
};

describe('a position as a text', () => {
  it('is the start of a game in a line', () => {
    expect(writePosition(table({ players: 3 }).state)).toBe(
      '2007 1/0 - 111111111 MSLH33577|xyz action-roll 0,f3g3---,,,abc/defghijk/ 0,f3g3---,,,abc/defghijk/ 0,f3g3---,,,abc/defghijk/',
    );
  });

  it('reads back as the same game, at every moment of random games, by every combination of house rules', () => {
    const rng = testRng(1);
    let longest = 0;
    for (const [number, rules] of TABLES.entries())
      for (let games = 0; games < (process.env.TEST_LONG ? 32 : 1); games++) {
        const game = randomGame(withHouse(rules, number * 2 + games), rng.below(2 ** 31));
        for (const state of statesOf(game)) {
          const text = writePosition(state);
          const again = read(text);
          longest = Math.max(longest, text.length);
          if (writePosition(again) !== text) throw new Error(text);
          if (JSON.stringify(mark(again)) !== JSON.stringify(mark(state))) throw new Error(text);
          for (const viewer of [null, 0, 1])
            if (JSON.stringify(view(again, viewer)) !== JSON.stringify(view(state, viewer))) throw new Error(text);
        }
      }
    expect(longest).toBeLessThan(500);
  });

  it('goes on as the game it describes would', () => {
    for (const [number, rules] of TABLES.entries()) {
      const states = statesOf(randomGame(withHouse(rules, number), number));
      const middle = states[Math.floor(states.length / 2)];
      let [one, two] = [middle, read(writePosition(middle))];
      const [first, second] = [testRng(9), testRng(9)];
      while (!isOver(one)) {
        const [left, right] = [randomStep(one, first), randomStep(two, second)];
        if (!left || !right) break;
        expect(right.step).toEqual(left.step);
        expect(right.events).toEqual(left.events);
        [one, two] = [left.state, right.state];
      }
      expect(mark(two)).toEqual(mark(one));
    }
  });

  it('mangled is refused or another position, and never thrown on', () => {
    const rng = testRng(5);
    const letters = 'abckMSLH357xyzfgp0123456789-+<>!.,/|@ ~*em'.split('');
    const states = statesOf(randomGame(withHouse({ edition: '2021', players: 3, ghost: true }, 31), 4));
    let refusals = 0;
    for (const state of states) {
      const text = [...writePosition(state)];
      text.splice(rng.below(text.length), rng.below(3), letters[rng.below(letters.length)]);
      const position = readPosition(text.join(''));
      if (position.ok) expect(writePosition(position.value)).toBe(text.join(''));
      else refusals++;
    }
    expect(refusals).toBeGreaterThan(states.length / 2);
  });

  const START = writePosition(table({ players: 3 }).state);
  it('says by a ~ that a game began by the former reading', () => {
    const former = START.replace('2007', '2007~');
    expect(writePosition(read(former))).toBe(former);
    expect(view(read(former), null).former).toBe(true);
    expect(view(read(START), null).former).toBeUndefined();
  });
  it('says by a number below zero how often a ship has passed the start line backwards', () => {
    const behind = START.replace('0,f3', '5@-10,f3');
    expect(writePosition(read(behind))).toBe(behind);
  });
  it('has a letter for every card and every treasure', () => {
    expect([CARD_LETTERS.length, TREASURE_LETTERS.length]).toEqual([CARDS.length, TREASURES.length]);
  });
  it.each([
    ['', 'rules'],
    [START.replace('2007', '1999'), 'rules'],
    [START.replace('2007', '2007+rum'), 'rules'],
    [START.replace('1/0', '0/0'), 'round'],
    [START.replace('1/0', '1/3'), 'round'],
    [START.replace(' - ', ' 7/1 '), 'dice'],
    [START.replace('111111111', '11111111'), 'tokens'],
    [START.replace('MSLH33577|xyz', 'MSLH33577|xy'), 'pile'],
    [START.replace('MSLH33577|xyz', 'MSLH33557|xyz'), 'pile'],
    [START.replace('action-roll', 'land'), 'waiting'],
    [START.replace('action-roll', 'move'), 'waiting'],
    [START.replace('action-roll', 'move/9ma>'), 'waiting'],
    [START.replace('action-roll', 'load/0ma/0f7'), 'waiting'],
    [START.replace('action-roll', 'load/0ma/0f3').replace('f3g3---', 'f3g3f1f1f1'), 'whole'],
    [START.replace('action-roll', 'sabre/0ma/0,2,0,-,0,00'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,2'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,2,x,-,0,00'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,3,0,-,0,00'), 'waiting'],
    [START.replace('f3g3---', ''), 'ships'],
    [START.replace('f3g3---', 'f7g3---'), 'ships'],
    [START.replace('f3g3---', 'f3g3--'), 'ships'],
    [START.replace('abc/', 'abb/'), 'ships'],
    [START.replace('0,f3', '99,f3'), 'ships'],
    [START.replace('0,f3', '4@1,f3'), 'ships'],
    [START.replace('action-roll', 'sabre/0ma/012,2,0,-,0,00'), 'whole'],
    [`${START} `, 'ships'],
    // Something before or behind what would be right.
    [START.replace('1/0', 'x1/0'), 'round'],
    [START.replace('1/0', '1/0x'), 'round'],
    [START.replace(' - ', ' x3/1 '), 'dice'],
    [START.replace(' - ', ' 3/1x '), 'dice'],
    [START.replace('111111111', 'x11111111'), 'tokens'],
    [START.replace('111111111', '11111111x'), 'tokens'],
    [START.replace('0,f3', 'x0,f3'), 'ships'],
    [START.replace('0,f3', '0x,f3'), 'ships'],
    [START.replace('f3g3---', 'f3g3---+xf3'), 'ships'],
    [START.replace('f3g3---', 'f3g3---+f3x'), 'ships'],
    [START.replace('abc/', 'xabc/'), 'ships'],
    [START.replace('defghijk/', 'defghijk/x'), 'ships'],
    [START.replace('action-roll', 'move/x0ma>'), 'waiting'],
    [START.replace('action-roll', 'move/0ma>x'), 'waiting'],
    [START.replace('action-roll', 'load/0ma/x0f3'), 'waiting'],
    [START.replace('action-roll', 'load/0ma/0f3x'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,2,x1,-,0,00'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,2,1x,-,0,00'), 'waiting'],
    // Something that is missing.
    [START.replace('MSLH33577|xyz', 'MSLH3357|7xyz'), 'pile'],
    [START.replace('MSLH33577|xyz', 'MSLH33577'), 'pile'],
    [START.replace('0,f3g3---,,,abc/defghijk/', '0'), 'ships'],
    [START.replace('0,f3g3---,,,abc/defghijk/', '0,f3g3---'), 'ships'],
    [START.replace('0,f3g3---,,,abc/defghijk/', '0,f3g3---,'), 'ships'],
    [START.replace('0,f3g3---,,,abc/defghijk/', '0,f3g3---,,'), 'ships'],
    [START.replace('action-roll', 'shuffle'), 'waiting'],
    [START.replace('action-roll', 'load/0ma'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010'), 'waiting'],
    [START.replace('action-roll', 'sabre/0ma/010,2,0,-,0'), 'whole'],
    // Something that there is not, or not there.
    [START.replace('0,f3', `${SPACES.length},f3`), 'ships'],
    [START.replace('---,,', '---,Q,'), 'ships'],
    [START.replace('---,,,', '---,,x5,'), 'ships'],
    [START.replace('---,,,', '---,,ax4,'), 'ships'],
    [START.replace('---,,,', '---,,x4x,'), 'ships'],
    [START.replace('---,,,', '---,,Q4,'), 'ships'],
    [START.replace('---,,,', '---,,x4.x4,'), 'ships'],
    [START.replace('defghijk/', 'defghijk/a'), 'ships'],
    [START.replace('action-roll', 'rum'), 'waiting'],
    [START.replace('action-roll', 'half-over'), 'waiting'],
    [START.replace('action-roll', 'shuffle/3'), 'waiting'],
    [START.replace('action-roll', 'shuffle/g'), 'waiting'],
    [START.replace('action-roll', 'shuffle/-1'), 'waiting'],
    [START.replace('action-roll', 'shuffle/1.5'), 'waiting'],
    // Cards are chosen, and everybody has chosen.
    [START.replaceAll('abc/', 'ab.c/').replace(' - ', ' 3/1 ').replace('action-roll', 'card'), 'whole'],
    [START.replace('1/0', '01/0'), 'round'],
  ])('%s is refused: %s', (text, field) => {
    expect(readPosition(text)).toEqual({ ok: false, error: { why: 'position', field } });
  });
});
