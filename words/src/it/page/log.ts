import { counting } from '../../counting.ts';
import type { LogWords } from '../../page/log.ts';

const { count, list } = counting('it');

export const log: LogWords = {
  title: 'Diario',
  earlier: 'Turni precedenti',
  sinceLastTurn: 'Da quando hai giocato',
  empty: 'Le navi sono pronte a Port Royal.',
  round: (round, captain) => `Turno ${round} · Capitano: ${captain}`,
  turn: (name, card) => (card === null ? name : `${name} gioca ${card}`),
  newest: 'Ultima riga',
  showPlace: 'Mostra sul tabellone',
  water: 'Mare aperto',
  lane: (lane, spaces) =>
    `Canale ${lane === 1 ? 'esterno' : 'interno'}, ${count(spaces, { one: 'casella', other: 'caselle' })}`,
  byLane: lane => `canale ${lane === 1 ? 'esterno' : 'interno'}`,
  lastStretch: 'Ultimo tratto, oltre la linea rossa',
  points: points => count(points, { one: 'punto alla fine', other: 'punti alla fine' }),
  finishPoints: '15 punti al traguardo',
  shipsHere: names => `qui: ${list(names)}`,
};
