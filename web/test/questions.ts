import type { DecisionKind, Rules } from '@jamaica/rules';
import { askedAt, asks, type Laid } from './laid.ts';

const SIX_2021: Rules = { edition: '2021', players: 6, ghost: false };
const SIX_2007: Rules = { edition: '2007', players: 6, ghost: false };
/** With the house rules that ask the most. */
const GHOST_2007: Rules = {
  edition: '2007',
  players: 5,
  ghost: true,
  house: { shortageTreasure: 'optional', gift: 'any' },
};
const GHOST_2021: Rules = { edition: '2021', players: 5, ghost: true, house: { gift: 'any' } };
const THREE: Rules = { edition: '2007', players: 3, ghost: true };

/** A table at the moment when the first seat is asked, with so many options. */
const at = (kind: DecisionKind, rules: Rules, seed: string, options: number): Laid => ({
  rules,
  people: [0],
  seed,
  until: table => asks(0, kind)(table) && askedAt(table)?.options.length === options,
});

/** Every kind of question, with as many options as one of 1,400 games asked it with. */
export const QUESTIONS: Readonly<Record<DecisionKind, Laid>> = {
  dice: at('dice', SIX_2021, 'q0', 2),
  card: at('card', GHOST_2007, 'q0', 4),
  move: at('move', SIX_2021, 'q0', 2),
  load: at('load', GHOST_2007, 'q1', 2),
  empty: at('empty', GHOST_2007, 'q2', 6),
  pay: at('pay', GHOST_2007, 'q274', 82),
  attack: at('attack', SIX_2007, 'q44', 4),
  powder: at('powder', GHOST_2021, 'q242', 20),
  'powder-from': at('powder-from', GHOST_2021, 'q52', 14),
  sabre: at('sabre', SIX_2007, 'q0', 2),
  loot: at('loot', GHOST_2007, 'q123', 14),
  retreat: at('retreat', GHOST_2021, 'q11', 3),
  treasure: at('treasure', GHOST_2007, 'q1', 2),
  'ghost-direction': at('ghost-direction', GHOST_2007, 'q0', 2),
  'ghost-move': at('ghost-move', GHOST_2007, 'q0', 2),
  'ghost-attack': at('ghost-attack', GHOST_2007, 'q137', 4),
  'ghost-loot': at('ghost-loot', THREE, 'q164', 14),
  'ghost-load': at('ghost-load', GHOST_2007, 'q171', 2),
};
