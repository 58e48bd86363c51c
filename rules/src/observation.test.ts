import { describe, expect, it } from 'vitest';
import { moments, stateAt } from '../test/moments.ts';
import { numbers } from '../test/numbers.ts';
import { randomStep, someStates } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { table } from '../test/table.ts';
import { LAIRS } from './board.ts';
import { CARDS } from './cards.ts';
import { combatNumber } from './dice.ts';
import { goodsIn, RESOURCES } from './holds.ts';
import { imagine } from './imagine.ts';
import { observe, slotOf } from './observation.ts';
import { COLUMNS, PARTS, ROW_SIZE, TENSOR_VERSION, TREASURE_KINDS } from './observation-layout.ts';
import { PHASES, phase } from './phases.ts';
import { spacesToFinish } from './place.ts';
import { shipNumber } from './restage.ts';
import { isOver, players, type State } from './state.ts';
import { type ShipView, type View, view } from './view.ts';

const rowOf = (state: State, viewer: number): Int8Array => {
  const row = new Int8Array(ROW_SIZE);
  observe(state, viewer, row);
  return row;
};

/** A row by the names of its columns. */
const told = (state: State, viewer: number): Record<string, number> => {
  const row = rowOf(state, viewer);
  return Object.fromEntries(COLUMNS.map(({ name }, at) => [name, row[at]]));
};

const holdColumns = (name: string, hold: ShipView['holds'][number] | 'empty', isThere: boolean) => {
  const goods = hold === null || hold === 'empty' ? null : goodsIn(hold);
  const nothing = isThere ? 0 : -1;
  return {
    [`${name}.cargo`]: goods ? RESOURCES.indexOf(goods.resource) + 1 : nothing,
    [`${name}.tokens`]: goods ? goods.tokens : nothing,
  };
};

/** What a view says of everything that a row says, in the row's words. */
const expected = (seen: View, state: State, viewer: number): Record<string, number> => {
  const slot = (ship: number | 'ghost' | undefined | null): number =>
    ship === undefined || ship === null ? -1 : slotOf(state, viewer, shipNumber(seen, ship));
  const waits = (): number => {
    if ('over' in seen.waiting) return phase('over');
    if ('decide' in seen.waiting) return phase(seen.waiting.decide[0].kind);
    return phase('shuffle' in seen.waiting.chance ? 'shuffle' : `${seen.waiting.chance.roll}-roll`);
  };
  const { turn, load, battle } = seen;
  const entries: Record<string, number> = {
    edition: seen.edition === '2007' ? 0 : 1,
    players: seen.players,
    ghost: Number(seen.ghost),
    round: seen.round,
    captain: slot(seen.captain),
    waits: waits(),
    asked: Number('decide' in seen.waiting && seen.waiting.decide.some(({ seat }) => seat === viewer)),
    'die.morning': seen.dice?.[0] ?? 0,
    'die.evening': seen.dice?.[1] ?? 0,
    'last-round': Number(seen.ships.some(({ position }) => position.lap === 1)),
    pile: seen.pileSize,
    turn: slot(turn?.ship),
    half: turn ? Number(turn.half === 'evening') : -1,
    card: turn?.card ? CARDS.indexOf(turn.card) + 1 : 0,
    forward: turn?.forward == null ? -1 : Number(turn.forward),
    retreat: turn?.shortage == null ? -1 : ['circle', 'square', 'skull', 'star'].indexOf(turn.shortage),
    'driven-back': Number(turn?.drivenBack ?? false),
    'load.ship': slot(load?.ship),
    'load.cargo': load ? RESOURCES.indexOf(goodsIn(load.goods).resource) + 1 : 0,
    'load.tokens': load ? goodsIn(load.goods).tokens : 0,
    'load.stolen': Number(load?.stolen ?? false),
    'battle.attacker': slot(battle?.attacker),
    'battle.defender': slot(battle?.defender),
    'battle.fighter': slot(battle?.fighter),
    'battle.attack-die': battle?.attackDie ? combatNumber(battle.attackDie) : 0,
    'battle.attack-powder': battle?.attackPowder ?? 0,
    'battle.defence-die': battle?.defenceDie ? combatNumber(battle.defenceDie) : 0,
    'battle.defence-powder': battle?.defencePowder ?? 0,
    'battle.sabre-used': Number(battle?.sabreUsed ?? false),
    'battle.reroll': Number(battle?.reroll ?? false),
    'battle.winner': slot(battle?.winner),
  };
  for (const rule of ['tie', 'gift', 'shortageTreasure', 'shuffle', 'loot'] as const)
    entries[`house.${rule}`] = Number(seen.house?.[rule] !== undefined);
  for (const lair of LAIRS) {
    entries[`lair.${lair}.token`] = Number(seen.tokens.includes(lair));
    entries[`lair.${lair}.holder`] = -1;
  }
  for (const ship of seen.ships) {
    const at = slot(ship.ship) === 6 ? 'ship.ghost' : `ship.${slot(ship.ship)}`;
    Object.assign(entries, {
      [`${at}.there`]: 1,
      [`${at}.space`]: ship.position.space,
      [`${at}.lap`]: ship.position.lap,
      [`${at}.to-go`]: spacesToFinish(ship.position),
      [`${at}.hidden`]: ship.hidden.length,
      ...holdColumns(`${at}.sixth`, ship.sixth, ship.sixth !== null),
    });
    for (const [index, hold] of ship.holds.entries())
      Object.assign(entries, holdColumns(`${at}.hold.${index}`, hold, true));
    for (const power of ship.powers) entries[`${at}.${power}`] = 1;
    for (const [place, card] of ship.hidden.entries()) {
      const from = `lair.${card.lair}`;
      Object.assign(entries, {
        [`${from}.holder`]: slot(ship.ship),
        [`${from}.place`]: place,
        // When the game is over a view shows all; a row goes on telling what the seat knew.
        [`${from}.treasure`]:
          card.treasure === null || !card.seenBy.includes(viewer) ? 0 : TREASURE_KINDS.indexOf(card.treasure) + 1,
        [`${from}.cursed`]: Number(card.cursed),
      });
      for (const seat of card.seenBy) entries[`${from}.seen-by.${slot(seat)}`] = 1;
    }
  }
  for (const seat of seen.seats) {
    const at = `seat.${slot(seat.seat)}`;
    const isOwn = seat.seat === viewer;
    Object.assign(entries, {
      [`${at}.hand-size`]: seat.handSize,
      [`${at}.deck`]: seat.deckSize,
      [`${at}.has-chosen`]: Number(seat.hasChosen),
      [`${at}.chosen`]: isOwn && seat.chosen ? CARDS.indexOf(seat.chosen) + 1 : 0,
    });
    for (const card of isOwn ? (seat.hand ?? []) : []) entries[`${at}.hand.${card}`] = 1;
    for (const card of seat.held) entries[`${at}.held.${card}`] = 1;
    for (const [index, card] of seat.discards.entries()) entries[`${at}.discard.${card}`] = index + 1;
  }
  return entries;
};

const claimSeen = (state: State, seat: number): void => {
  const wanted = expected(view(state, seat), state, seat);
  const said = told(state, seat);
  const all = Object.fromEntries(Object.keys(said).map(name => [name, wanted[name] ?? 0]));
  expect(JSON.stringify(said)).toBe(JSON.stringify(all));
  expect(Object.keys(wanted).filter(name => said[name] === undefined)).toEqual([]);
};

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('there is none');
  return value;
};

const seatsOf = (state: State): number[] => Array.from({ length: players(state) }, (_, seat) => seat);

describe('what a seat sees as a row of numbers', () => {
  it('has a name for every number, each once, and no number out of its bounds', () => {
    expect(COLUMNS).toHaveLength(ROW_SIZE);
    expect(new Set(COLUMNS.map(({ name }) => name)).size).toBe(ROW_SIZE);
    for (const { low, high } of COLUMNS) expect(-128 <= low && low < high && high <= 127).toBe(true);
    const wrong: string[] = [];
    someStates(state => {
      for (const seat of seatsOf(state)) {
        const row = rowOf(state, seat);
        const outside = COLUMNS.filter(({ low, high }, at) => row[at] < low || row[at] > high);
        wrong.push(...outside.map(({ name }) => name));
      }
    }, testRng(1));
    expect(wrong).toEqual([]);
  });

  it('has the columns of its version: another layout would be another version', () => {
    expect({ version: TENSOR_VERSION, parts: PARTS }).toEqual({ version: numbers().version, parts: numbers().parts });
  });

  it('says what the view says', () => {
    const rng = testRng(2);
    someStates(state => {
      claimSeen(state, rng.below(players(state)));
    }, rng);
  });

  it.each(moments().map(({ position }) => position))('%s: says to every seat what its view says', position => {
    const state = stateAt(position);
    for (const seat of seatsOf(state)) claimSeen(state, seat);
  });

  it.each(['combat-roll', 'shortage-roll', 'retreat'])('says no more of a %s when the turn is over', kind => {
    const { position } = must(moments().find(each => each.position.includes(` ${kind}/`)));
    const rng = testRng(6);
    let state: State | undefined = stateAt(position);
    for (let count = 0; state && count < 30; count++) {
      claimSeen(state, 0);
      state = randomStep(state, rng)?.state;
    }
  });

  it('counts rounds and spaces only as far as a byte does', () => {
    const { position } = moments()[0];
    const rounds = [126, 127, 128].map(round => told(stateAt(position.replace(' 1/1 ', ` ${round}/1 `)), 0).round);
    expect(rounds).toEqual([126, 127, 127]);
    const spaces = ['6@-2', '5@-2', '4@-2'].map(at => told(table({ ships: [{ at }] }).state, 0)['ship.0.to-go']);
    expect(spaces).toEqual([126, 127, 127]);
  });

  it('R-VIS-2 R-VIS-3 R-VIS-4 is the same for two games that differ only in what is hidden from the seat', () => {
    const rng = testRng(3);
    let differ = 0;
    someStates(state => {
      if (isOver(state)) return;
      for (const seat of seatsOf(state)) {
        const other = imagine(view(state, seat), rng);
        expect(rowOf(other, seat).join()).toBe(rowOf(state, seat).join());
        if (Array.from(other.cells).join() !== Array.from(state.cells).join()) differ++;
      }
    }, rng);
    expect(differ).toBeGreaterThan(1000);
  });

  it('is another one when what the seat sees is another', () => {
    const hands = [['forward/food'], ['gold/gold']] as const;
    const [one, other] = hands.map(hand => rowOf(table({ players: 3, ships: [{ hand: [...hand] }] }).state, 0).join());
    expect(other).not.toBe(one);
  });

  it('counts ships and seats from the one who looks', () => {
    const { state } = table({ players: 3, ships: [{ at: '3' }, { at: '5' }, { at: '8' }] });
    const spaces = [0, 1, 2].map(seat => [0, 1, 2].map(slot => told(state, seat)[`ship.${slot}.space`]));
    expect(spaces).toEqual([
      [3, 5, 8],
      [5, 8, 3],
      [8, 3, 5],
    ]);
    expect(PHASES[told(state, 0).waits]).toBe('action-roll');
  });

  it('is written where it is asked to be, and nowhere else', () => {
    const { state } = table({ players: 3 });
    const rows = new Int8Array(3 * ROW_SIZE).fill(99);
    observe(state, 1, rows, ROW_SIZE);
    expect(rows.subarray(ROW_SIZE, 2 * ROW_SIZE)).toEqual(rowOf(state, 1));
    expect([...rows.subarray(0, ROW_SIZE), ...rows.subarray(2 * ROW_SIZE)].every(each => each === 99)).toBe(true);
  });
});
