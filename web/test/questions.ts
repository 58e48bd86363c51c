import { bot } from '@jamaica/bots';
import type { DecisionKind, Rng, Rules, View } from '@jamaica/rules';
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

/** Deckhands' games are long, and their holds full. */
const asDeckhand = (view: View, rng: Rng): string => bot('deckhand').choose(view, rng);

/** A table at the moment when the first seat is asked, with this many options. */
const at = (kind: DecisionKind, rules: Rules, seed: string, options: number): Laid => ({
  rules,
  people: [0],
  seed,
  by: asDeckhand,
  until: table => asks(0, kind)(table) && askedAt(table)?.options.length === options,
});

/** Every kind of question, with as many options as one of 2,400 games asked it with. */
export const QUESTIONS: Readonly<Record<DecisionKind, Laid>> = {
  dice: at('dice', SIX_2021, 'q0', 2),
  card: at('card', GHOST_2007, 'q1', 4),
  move: at('move', SIX_2021, 'q0', 2),
  load: at('load', GHOST_2007, 'q3', 2),
  empty: at('empty', SIX_2007, 'q2', 6),
  pay: at('pay', GHOST_2007, 'q214', 104),
  attack: at('attack', SIX_2021, 'q152', 5),
  powder: at('powder', THREE, 'q429', 21),
  'powder-from': at('powder-from', THREE, 'q238', 42),
  sabre: at('sabre', SIX_2021, 'q1', 2),
  loot: at('loot', THREE, 'q124', 15),
  retreat: at('retreat', GHOST_2021, 'q0', 3),
  treasure: at('treasure', GHOST_2007, 'q1', 2),
  'ghost-direction': at('ghost-direction', GHOST_2007, 'q0', 2),
  'ghost-move': at('ghost-move', GHOST_2007, 'q0', 2),
  'ghost-attack': at('ghost-attack', GHOST_2007, 'q38', 4),
  'ghost-loot': at('ghost-loot', THREE, 'q124', 13),
  'ghost-load': at('ghost-load', THREE, 'q55', 2),
};
