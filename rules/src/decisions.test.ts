import { describe, expect, it } from 'vitest';
import { table } from '../test/table.ts';
import { attack, ghostAttack, powder, powderFrom, sabre } from './battle.ts';
import { CARDS } from './cards.ts';
import { type Choice, readChoice, writeChoice } from './decisions.ts';
import { ghostDirection } from './ghost.ts';
import { treasure } from './lair.ts';
import { ghostLoad, load, overboard } from './loading.ts';
import { ghostLoot, loot } from './loot.ts';
import { ghostMove, move } from './move.ts';
import { DECISIONS, type DecisionKind } from './phases.ts';
import { apply, optionsOf, questions, settle, waiting } from './play.ts';
import { pay } from './price.ts';
import { card, dice } from './round.ts';
import { retreat } from './shortage.ts';
import { POWERS } from './treasures.ts';

/** Beside each choice, how the notation writes it. */
const WRITTEN: readonly (readonly [Choice, string])[] = [
  [{ kind: 'dice', morning: 5, evening: 2 }, '5/2'],
  [{ kind: 'dice', morning: 3, evening: 3 }, '3/3'],
  ...CARDS.map(card => [{ kind: 'card', card }, card] as const),
  [{ kind: 'move', to: { space: 17, lap: 0 } }, 'to:17'],
  [{ kind: 'move', to: { space: 0, lap: 0 } }, 'to:0'],
  [{ kind: 'move', to: { space: 0, lap: 1 } }, 'to:0@1'],
  [{ kind: 'move', to: { space: 45, lap: -1 } }, 'to:45@-1'],
  [{ kind: 'retreat', to: { space: 4, lap: -2 } }, 'to:4@-2'],
  [{ kind: 'ghost-move', to: { space: 8, lap: 0 } }, 'to:8'],
  [{ kind: 'load', into: 'ordinary' }, 'ordinary'],
  [{ kind: 'load', into: 'sixth' }, 'sixth'],
  [{ kind: 'ghost-load', into: 'sixth' }, 'sixth'],
  [{ kind: 'empty', hold: 'food:3' }, 'food:3'],
  [{ kind: 'empty', hold: 'sixth:gunpowder:6' }, 'sixth:gunpowder:6'],
  [{ kind: 'pay', leave: ['food:2', 'food:3'] }, 'leave:food:2,food:3'],
  [{ kind: 'pay', leave: ['gold:4', 'sixth:gold:1'] }, 'leave:gold:4,sixth:gold:1'],
  [{ kind: 'pay', leave: [] }, 'leave:'],
  [{ kind: 'powder-from', leave: ['sixth:gunpowder:2'] }, 'leave:sixth:gunpowder:2'],
  [{ kind: 'attack', ship: 2 }, 'ship:2'],
  [{ kind: 'attack', ship: 'ghost' }, 'ship:ghost'],
  [{ kind: 'ghost-attack', ship: 0 }, 'ship:0'],
  [{ kind: 'powder', tokens: 0 }, '0'],
  [{ kind: 'powder', tokens: 36 }, '36'],
  [{ kind: 'sabre', again: false }, 'keep'],
  [{ kind: 'sabre', again: true }, 'reroll'],
  [{ kind: 'loot', loot: { take: 'hold', hold: 'gold:5' } }, 'hold:gold:5'],
  [{ kind: 'loot', loot: { take: 'hold', hold: 'sixth:gold:5' } }, 'hold:sixth:gold:5'],
  ...POWERS.map(power => [{ kind: 'loot', loot: { take: 'power', power } }, `power:${power}`] as const),
  [{ kind: 'loot', loot: { take: 'hidden', index: 1 } }, 'hidden:1'],
  [{ kind: 'loot', loot: { take: 'give', treasure: -3 } }, 'give:-3'],
  [{ kind: 'loot', loot: { take: 'give', treasure: 7 } }, 'give:7'],
  ...POWERS.map(power => [{ kind: 'loot', loot: { take: 'give', treasure: power } }, `give:${power}`] as const),
  [{ kind: 'treasure', take: true }, 'take'],
  [{ kind: 'treasure', take: false }, 'leave'],
  [{ kind: 'loot', loot: { take: 'nothing' } }, 'nothing'],
  [{ kind: 'ghost-loot', loot: { take: 'hidden', index: 0 } }, 'hidden:0'],
  [{ kind: 'ghost-direction', forward: true }, 'forward'],
  [{ kind: 'ghost-direction', forward: false }, 'backward'],
];

/** Texts that are no choice of the kind. */
const BAD: Readonly<Record<DecisionKind, readonly string[]>> = {
  dice: ['5/7', '0/1', '5', '5/2/1', '05/2', '5/ 2', '5-2'],
  card: ['food/food', 'forward', 'Forward/Food', 'forward/food '],
  move: ['17', 'to:', 'to:x', 'to:017', 'to:17@0', 'to:17@', 'to:-1', 'to:1.5', 'to:17@-01', 'to:17@-0'],
  load: ['Ordinary', 'hold', 'sixth:food:3'],
  empty: ['food:0', 'food:7', 'sixth', 'sixth:', 'sixth:sixth:food:3', 'rum:3', 'hold:food:3'],
  pay: ['food:2', 'leave', 'leave:food:2,', 'leave:,food:2', 'leave:food:2, food:3', 'leave:food:9'],
  attack: ['ship:', 'ship:x', 'ship:10', '2', 'ghost', 'ship:Ghost'],
  powder: ['-1', '1.5', '04', '', ' 4', '1e1', 'four'],
  'powder-from': ['leave:gunpowder:0', 'gunpowder:2', '2'],
  sabre: ['Keep', 're-roll', 'again'],
  loot: [
    'hold:',
    'hold:gold',
    'power:rum',
    'power:',
    'hidden:',
    'hidden:01',
    'hidden:x',
    'give:',
    'give:x',
    'none',
    'gold:5',
    'nothing:',
  ],
  retreat: ['back', 'to:4@'],
  treasure: ['Take', 'taken', 'nothing'],
  'ghost-direction': ['ahead', 'Forward', 'forwards'],
  'ghost-move': ['8', 'to:8@0'],
  'ghost-attack': ['ship', 'ship:-1'],
  'ghost-loot': ['hold:gold:0', 'hidden'],
  'ghost-load': ['7th', ''],
};

describe('a choice in the notation', () => {
  it.each(WRITTEN)('%j is written %s', (choice, text) => {
    expect(writeChoice(choice)).toBe(text);
  });
  it.each(WRITTEN)('%j is read back from %s', (choice, text) => {
    expect(readChoice(choice.kind, text)).toEqual(choice);
  });
  it.each(Object.entries(BAD))('%s is refused when it is mangled', (kind, texts) => {
    const known = WRITTEN.find(([choice]) => choice.kind === kind)?.[0].kind;
    if (known === undefined) throw new Error(`no ${kind}`);
    for (const text of ['', 'rubbish', ...texts]) expect([text, readChoice(known, text)]).toEqual([text, undefined]);
  });
});

describe('the rule of a decision', () => {
  it('is of the kind under which it is listed', () => {
    const rules = [
      ...[dice, card, move, load, overboard, pay, attack, powder, powderFrom, sabre, loot, retreat, treasure],
      ...[ghostDirection, ghostMove, ghostAttack, ghostLoot, ghostLoad],
    ];
    expect(rules.map(({ kind }) => kind)).toEqual(DECISIONS);
  });
});

describe('the door', () => {
  const game = table({ ships: [{ at: '16', holds: 'food:3 food:4', hand: ['forward/food'] }] }).round(1, 2);

  it('accepts every option that is listed', () => {
    const [{ kind, seat }] = questions(game.state);
    const options = optionsOf(game.state, seat);
    expect(options).toHaveLength(2);
    for (const choice of options) expect(apply(game.state, { kind, seat, choice })).toMatchObject({ ok: true });
  });
  it('accepts nothing else: not another text, seat or kind', () => {
    const answer = { kind: 'pay', seat: 0, choice: 'leave:food:1,food:4' };
    expect(apply(game.state, answer).ok).toBe(true);
    const others = [
      { choice: 'leave:food:4,food:1' },
      { choice: 0 },
      { choice: null },
      { seat: 1 },
      { seat: '0' },
      { kind: 'empty' },
    ];
    for (const other of others) expect(apply(game.state, { ...answer, ...other }).ok).toBe(false);
  });
  it('says what was expected instead', () => {
    expect(apply(game.state, { kind: 'pay', seat: 0, choice: 'x' })).toEqual({
      ok: false,
      error: {
        why: 'not-an-option',
        question: { kind: 'pay', seat: 0 },
        options: optionsOf(game.state, 0),
      },
    });
    expect(apply(game.state, { kind: 'pay', seat: 1, choice: 'x' })).toEqual({
      ok: false,
      error: { why: 'awaits-decision', open: [{ kind: 'pay', seat: 0 }] },
    });
  });
  it('takes no die while a choice is open', () => {
    expect(settle(game.state, { roll: 'action', dice: [1, 1] })).toMatchObject({ error: { why: 'awaits-decision' } });
  });
  it('leaves the state it was given as it was', () => {
    const before = JSON.stringify(waiting(game.state));
    apply(game.state, { kind: 'pay', seat: 0, choice: 'leave:food:1,food:4' });
    expect(JSON.stringify(waiting(game.state))).toBe(before);
    expect(game.holds(0)).toBe('food:3 food:4');
  });
});
