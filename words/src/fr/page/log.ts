import { counting } from '../../counting.ts';
import type { LogWords } from '../../page/log.ts';

const { count, list } = counting('fr');

export const log: LogWords = {
  title: 'Journal',
  earlier: 'Manches précédentes',
  sinceLastTurn: 'Depuis votre dernier tour',
  empty: 'Les navires attendent à Port Royal.',
  round: (round, captain) => `Manche ${round} · Capitaine : ${captain}`,
  turn: (name, card) => (card === null ? name : `${name} joue ${card}`),
  newest: 'Dernière ligne',
  showPlace: 'Montrer sur le plateau',
  water: 'Pleine mer',
  lane: (lane, spaces) =>
    `Chenal ${lane === 1 ? 'extérieur' : 'intérieur'}, ${count(spaces, { one: 'case', other: 'cases' })}`,
  byLane: lane => `chenal ${lane === 1 ? 'extérieur' : 'intérieur'}`,
  lastStretch: 'Dernière ligne droite, après la ligne rouge',
  points: points => count(points, { one: 'point à la fin', other: 'points à la fin' }),
  finishPoints: '15 points à l’arrivée',
  shipsHere: names => `ici : ${list(names)}`,
};
