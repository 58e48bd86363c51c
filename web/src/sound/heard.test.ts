import type { GameEvent } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { hear, musicTo, soundOf } from './heard.ts';

const AT_3 = { space: 3, lap: 0 };
const AT_7 = { space: 7, lap: 0 };
const sailed = { kind: 'sailed', ship: 0, from: AT_3, to: AT_7, forward: true, why: 'action' } as const;
const loaded = { kind: 'loaded', ship: 0, hold: 'food:3', into: 'ordinary', overboard: null } as const;
const taken = { kind: 'hold-taken', winner: 1, loser: 0, hold: 'gold:4', from: 'ordinary', toBank: false } as const;
const shortage = { kind: 'shortage', ship: 0, space: 17, resource: 'gold', price: 5, given: 0 } as const;
const found = { kind: 'treasure-found', ship: 0, space: 7, treasure: 'hidden' } as const;
const attacked = { kind: 'attacked', attacker: 1, defender: 2, space: 9 } as const;

describe('what is heard', () => {
  it.each<[string, GameEvent, string | null]>([
    ['dice on the table', { kind: 'dice-rolled', captain: 0, dice: [2, 5] }, 'dice'],
    ['a card turned over', { kind: 'revealed', seat: 1, card: 'forward/food' }, 'card'],
    ['canvas, on the way forward', sailed, 'sail'],
    ['timbers, on the way back', { ...sailed, forward: false }, 'creak'],
    ['food', loaded, 'biscuit'],
    ['gold', { ...loaded, hold: 'gold:6' }, 'coin'],
    ['gunpowder', { ...loaded, hold: 'gunpowder:2' }, 'keg'],
    ['what goes overboard for a load, before the load', { ...loaded, overboard: 'gold:1' }, 'splash'],
    ['a load that fits nowhere', { kind: 'load-lost', ship: 0, hold: 'food:3' }, 'splash'],
    ['a hold changing hands', taken, 'coin'],
    ['a hold that the Ghost Ship sinks', { ...taken, toBank: true }, 'splash'],
    [
      'the price of a port',
      { kind: 'paid', ship: 0, space: 17, resource: 'gold', tokens: 5, from: [{ hold: 0, tokens: 5 }] },
      'coin',
    ],
    ['what little there was in a shortage', { ...shortage, given: 2 }, 'coin'],
    ['nothing, when there was nothing to give', shortage, null],
    ['no keg when no powder is spent', { kind: 'powder-spent', ship: 0, tokens: 0, from: [] }, null],
    ['the lid of a chest', { ...found, treasure: 7 }, 'chest'],
    ['the bell, for the finder of a curse', { ...found, treasure: -4 }, 'curse-bell'],
    ['only the lid, for those who may not know', found, 'chest'],
    ['the bells for whoever comes home', { kind: 'finished', ship: 2 }, 'ship-bell'],
    [
      'the fiddle',
      {
        kind: 'game-over',
        final: { rounds: 20, scores: [], winners: [0] },
        secrets: { pile: [], removed: [], decks: [] },
        hands: [],
        rows: [],
      },
      'fiddle',
    ],
    ['nothing at the end of a turn', { kind: 'turn-over', ship: 0 }, null],
  ])('%s', (_, event, sound) => {
    expect(soundOf(event)).toBe(sound);
  });

  it('hears a battle close by when one of the ships is ours, and from far off when neither is', () => {
    expect(soundOf(attacked, ship => ship === 2)).toBe('cannon');
    expect(soundOf(attacked, ship => ship === 0)).toBe('distant-cannon');
  });
});

describe('what the band plays', () => {
  const asked = { decide: [] };
  const battle = {
    attacker: 1,
    defender: 2,
    fighter: 1,
    attackPowder: 0,
    attackDie: null,
    defencePowder: 0,
    defenceDie: null,
    reroll: false,
    sabreUsed: false,
    winner: null,
  } as const;

  it('is the shanty on the voyage', () => {
    expect(musicTo({ battle: null, waiting: asked })).toBe('shanty');
  });
  it('is the battle while one is fought', () => {
    expect(musicTo({ battle, waiting: asked })).toBe('battle');
  });
  it('is the finish once the race is over', () => {
    expect(musicTo({ battle: null, waiting: { over: { rounds: 20, scores: [], winners: [0] } } })).toBe('finish');
  });
});

it('after the bells of the last round the fort salutes', () => {
  const heard: string[] = [];
  hear({ kind: 'finished', ship: 2 }, { play: name => heard.push(name) });
  expect(heard).toEqual(['ship-bell', 'ship-bell', 'distant-cannon', 'distant-cannon', 'distant-cannon']);
});
