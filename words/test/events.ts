import type { GameEvent, Strength } from '@jamaica/rules';

const weak: Strength = { face: 4, powder: 1, ladyBeth: false, total: 5 };
const strong: Strength = { face: 6, powder: 2, ladyBeth: true, total: 10 };
const star: Strength = { face: 'star', powder: 0, ladyBeth: false, total: 12 };
const at = (space: number, lap = 0) => ({ space, lap });

type Examples = { readonly [K in GameEvent['kind']]: readonly Extract<GameEvent, { kind: K }>[] };

const REVEALED = { secrets: { pile: [], removed: [], decks: [] }, hands: [], rows: [] };

/** Each kind of event, in every way that has words of its own. */
export const EVENTS: Examples = {
  'round-began': [{ kind: 'round-began', round: 3, captain: 1 }],
  'dice-rolled': [{ kind: 'dice-rolled', captain: 1, dice: [5, 2] }],
  'dice-placed': [{ kind: 'dice-placed', captain: 1, morning: 2, evening: 5 }],
  chose: [
    { kind: 'chose', seat: 0, card: 'forward/food' },
    { kind: 'chose', seat: 0, card: 'hidden' },
  ],
  revealed: [{ kind: 'revealed', seat: 0, card: 'gunpowder/gold' }],
  began: [
    { kind: 'began', ship: 0, half: 'morning', action: 'forward', die: 5 },
    { kind: 'began', ship: 0, half: 'evening', action: 'backward', die: 1 },
  ],
  loaded: [
    { kind: 'loaded', ship: 0, hold: 'food:5', into: 'ordinary', overboard: null },
    { kind: 'loaded', ship: 2, hold: 'gold:1', into: 'sixth', overboard: 'gunpowder:3' },
  ],
  'load-lost': [{ kind: 'load-lost', ship: 3, hold: 'gold:2' }],
  sailed: [
    { kind: 'sailed', ship: 0, from: at(6), to: at(11), forward: true, why: 'action' },
    { kind: 'sailed', ship: 'ghost', from: at(0), to: at(48, -1), forward: false, why: 'action' },
    { kind: 'sailed', ship: 4, from: at(26), to: at(19), forward: false, why: 'shortage' },
  ],
  finished: [{ kind: 'finished', ship: 5 }],
  attacked: [
    { kind: 'attacked', attacker: 0, defender: 3, space: 12 },
    { kind: 'attacked', attacker: 'ghost', defender: 2, space: 12 },
    { kind: 'attacked', attacker: 1, defender: 'ghost', space: 12 },
  ],
  'powder-chosen': [{ kind: 'powder-chosen', ship: 2, tokens: 3 }],
  'powder-spent': [{ kind: 'powder-spent', ship: 2, tokens: 1, from: [{ hold: 0, tokens: 1 }] }],
  'combat-rolled': [
    { kind: 'combat-rolled', ship: 2, face: 8, reroll: false },
    { kind: 'combat-rolled', ship: 'ghost', face: 'star', reroll: true },
  ],
  sabre: [
    { kind: 'sabre', seat: 1, of: 1, used: true },
    { kind: 'sabre', seat: 1, of: 3, used: true },
    { kind: 'sabre', seat: 1, of: 'ghost', used: false },
  ],
  'battle-won': [
    { kind: 'battle-won', attacker: 0, winner: 0, loser: 1, attack: star, defence: null },
    { kind: 'battle-won', attacker: 1, winner: 'ghost', loser: 1, attack: weak, defence: star },
    { kind: 'battle-won', attacker: 1, winner: 0, loser: 1, attack: weak, defence: strong },
  ],
  'battle-drawn': [{ kind: 'battle-drawn', attacker: 0, defender: 1, strength: 6 }],
  'hold-taken': [
    { kind: 'hold-taken', winner: 0, loser: 3, hold: 'gold:5', from: 'ordinary', toBank: false },
    { kind: 'hold-taken', winner: 0, loser: 3, hold: 'gold:5', from: 'sixth', toBank: false },
    { kind: 'hold-taken', winner: 'ghost', loser: 2, hold: 'food:2', from: 'sixth', toBank: true },
  ],
  'power-taken': [
    { kind: 'power-taken', winner: 0, loser: 3, power: 'morgans-map', contents: null, toBank: false },
    { kind: 'power-taken', winner: 0, loser: 'ghost', power: 'sixth-hold', contents: null, toBank: false },
    { kind: 'power-taken', winner: 0, loser: 2, power: 'sixth-hold', contents: 'gold:3', toBank: false },
    { kind: 'power-taken', winner: 'ghost', loser: 2, power: 'sixth-hold', contents: 'food:1', toBank: true },
  ],
  'treasure-taken': [
    { kind: 'treasure-taken', winner: 0, loser: 3, index: 1, treasure: 7 },
    { kind: 'treasure-taken', winner: 0, loser: 'ghost', index: 0, treasure: 'sarans-sabre' },
    { kind: 'treasure-taken', winner: 0, loser: 3, index: 1, treasure: 'hidden' },
  ],
  'curse-given': [
    { kind: 'curse-given', winner: 3, loser: 'ghost', index: 0, treasure: -4 },
    { kind: 'curse-given', winner: 3, loser: 2, index: 0, treasure: 'hidden' },
  ],
  'treasure-given': [
    { kind: 'treasure-given', winner: 3, loser: 'ghost', index: 0, treasure: 7 },
    { kind: 'treasure-given', winner: 3, loser: 'ghost', index: 0, treasure: -2 },
    { kind: 'treasure-given', winner: 3, loser: 'ghost', index: 0, treasure: 'hidden' },
  ],
  'power-given': [
    { kind: 'power-given', winner: 1, loser: 'ghost', power: 'morgans-map', contents: null, toBank: false },
    { kind: 'power-given', winner: 1, loser: 'ghost', power: 'sixth-hold', contents: 'gold:4', toBank: false },
    { kind: 'power-given', winner: 1, loser: 'ghost', power: 'sixth-hold', contents: 'food:2', toBank: true },
  ],
  'nothing-taken': [{ kind: 'nothing-taken', winner: 'ghost', loser: 2 }],
  paid: [{ kind: 'paid', ship: 1, space: 5, resource: 'gold', tokens: 3, from: [{ hold: 0, tokens: 3 }] }],
  shortage: [
    { kind: 'shortage', ship: 2, space: 14, resource: 'food', price: 4, given: 0 },
    { kind: 'shortage', ship: 2, space: 6, resource: 'gold', price: 5, given: 1 },
  ],
  'shortage-rolled': [
    { kind: 'shortage-rolled', ship: 2, face: 'circle' },
    { kind: 'shortage-rolled', ship: 2, face: 'square' },
    { kind: 'shortage-rolled', ship: 2, face: 'skull' },
    { kind: 'shortage-rolled', ship: 2, face: 'star' },
  ],
  'treasure-found': [
    { kind: 'treasure-found', ship: 1, space: 9, treasure: 'lady-beth' },
    { kind: 'treasure-found', ship: 1, space: 9, treasure: 5 },
    { kind: 'treasure-found', ship: 'ghost', space: 9, treasure: 'hidden' },
  ],
  'treasure-left': [{ kind: 'treasure-left', ship: 2, space: 9 }],
  'ghost-steered': [
    { kind: 'ghost-steered', captain: 0, half: 'morning', die: 3, forward: true, forced: false },
    { kind: 'ghost-steered', captain: 0, half: 'evening', die: 4, forward: false, forced: true },
  ],
  shuffled: [{ kind: 'shuffled', seat: 3 }],
  drew: [
    { kind: 'drew', seat: 3, card: 'gold/gold' },
    { kind: 'drew', seat: 3, card: 'hidden' },
  ],
  'turn-over': [{ kind: 'turn-over', ship: 'ghost' }],
  'game-over': [
    { kind: 'game-over', final: { rounds: 9, scores: [], winners: [2] }, ...REVEALED },
    { kind: 'game-over', final: { rounds: 9, scores: [], winners: [0, 3, 'ghost'] }, ...REVEALED },
  ],
};
